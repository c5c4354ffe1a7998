import { useSiteConfig } from '../../features/site/site.api'
import { Rights } from './footer-rights'

/** Who runs the shop and how to write to them, as the owner has set it. */
export default function FooterOwner() {
  const { data } = useSiteConfig()
  const { legalName, email } = data?.shop ?? {}
  return (
    <>
      <Rights name={legalName ?? ''} />
      {email ? (
        <a href={`mailto:${email}`} dir="ltr" className="wrap-anywhere underline-offset-4 hover:underline">
          {email}
        </a>
      ) : null}
    </>
  )
}
