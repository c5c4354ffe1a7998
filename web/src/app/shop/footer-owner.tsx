import { useSiteConfig } from '../../features/site/site.api'
import { Rights } from './footer-rights'

/** Legal name and email of the shop from the owner's settings. */
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
