import { useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { useFormValues } from '../../../ui/form/use-form'
import { usePageTitle } from '../../../ui/page-title'
import { useSession } from '../../auth/session'
import { startApplication } from './application-form'
import { Done } from './application-received'
import { ApplyForm } from './apply-form'
import { useDelivery } from './delivery'
import { Hero } from './hero'
import { NextSteps } from './next-steps'
import { Progress } from './progress'
import { useApplication } from './use-application'
import { applyWords } from './words/apply-words'

/** Application page (/become-coach): introduction, form and next steps. */
export default function ApplyPage() {
  const t = useT(applyWords)
  const form = useApplication()
  const application = useFormValues(form)
  const { done } = useDelivery()
  const { user } = useSession('customer')
  usePageTitle(t('apply.title'))
  // In the commit that hydrates the page, thus before the first input.
  useLayoutEffect(() => startApplication(form), [form])
  useEffect(() => {
    // Prefills the email of a signed-in customer, who can change it.
    if (user && form.values().email === '') form.setValue('email', user.email)
  }, [user, form])

  return (
    <>
      <Hero />
      <div className="page grid items-start gap-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-16">
        <div className="grid gap-10">
          {done ? <Done done={done} /> : null}
          <ApplyForm form={form} />
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <Progress application={application} />
          <section aria-labelledby="next" className="grid gap-5 border-hairline border-t pt-6">
            <h2 id="next" className="text-xl">
              {t('apply.next.title')}
            </h2>
            <NextSteps />
            <p className="text-ink-soft text-sm">
              {t('apply.next.already')}{' '}
              <Link to="/coach/login" className="link">
                {t('apply.next.signIn')}
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </>
  )
}
