import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText, isServerFailure, refusalOf } from '../../../../api/error-text'
import { useRequestKey } from '../../../../api/use-request-key'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { changeField, type FormStore } from '../../../../ui/form/store'
import { useForm, useFormState, useFormValues } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { useSiteConfig } from '../../../site/site.api'
import { useTrade } from '../../../site/trade'
import { useEnterOrder } from './enter.api'
import {
  type EnterValues,
  enterBody,
  enterFigures,
  enterLimits,
  enterProblems,
  fieldOfCode,
  fieldOfPath,
  newOrder,
} from './enter-form'
import { enterOrderWords } from './words/enter-order-words'

/** Form of an order for the account with this address, with its amounts; opens the order once it is placed. */
export function useEnterForm(address: string) {
  const t = useT(enterOrderWords, errorWords)
  const { locale } = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const keyFor = useRequestKey()
  const { mutateAsync: enter } = useEnterOrder()
  const { data: config } = useSiteConfig()
  const trade = useTrade()
  const [initial] = useState(() => newOrder(address))
  const form = useForm<EnterValues>({
    rules: enterProblems,
    initial,
    limits: enterLimits,
    show: 'all',
    check: 'blur',
    fieldOf: fieldOfCode,
    fieldPath: fieldOfPath,
    invalidText: (count) => t('enterOrder.correct', { count }),
    errorText: (error) => {
      if (isServerFailure(error)) return t('enterOrder.unsure')
      // The field has the reason.
      if (fieldOfCode(refusalOf(error)?.code)) return t('enterOrder.correct', { count: 1 })
      return errorText(t, error, t('enterOrder.failed'))
    },
    submit: async (values) => {
      const body = enterBody(values, figures, locale)
      const { _id, orderNumber } = await enter({ body, key: keyFor(body) })
      toast(t('enterOrder.placed', { number: isolated(orderNumber) }))
      void navigate(`/admin/orders/${_id}`, { replace: true })
      return 'leaving'
    },
  })
  const values = useFormValues(form)
  const figures = enterFigures(values, { online: config?.onlinePayment ?? false, trade })
  const { busy } = useFormState(form)
  useUnsaved(!busy && JSON.stringify(values) !== JSON.stringify(initial))
  useSameEmail(form, values.email)
  return { form, figures }
}

/** Copies the account's address to the order's while that is empty or equal to the account's. */
function useSameEmail(form: FormStore<EnterValues>, email: string): void {
  const before = useRef(email)
  useEffect(() => {
    const path = 'customerInfo.email'
    const { customerInfo } = form.values()
    const isSame = customerInfo.email === '' || customerInfo.email === before.current
    if (isSame && customerInfo.email !== email) changeField(form, path, email)
    before.current = email
  }, [form, email])
}
