import type { Texts } from '../../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  replies: {
    title: 'پاسخ‌های آماده',
    new: 'پاسخ آمادهٔ جدید',
    change: 'تغییر پاسخ آماده',
    add: 'پاسخ جدید',
    edit: 'تغییر {name}',
    remove: 'حذف {name}',
    removed: 'پاسخ آماده حذف شد.',
    none: 'هنوز پاسخ آماده‌ای ندارید. آنچه را بارها می‌نویسید نگه دارید و آسان بفرستید.',
    loading: 'در حال بارگذاری پاسخ‌های آماده',
    failed: 'بارگذاری پاسخ‌های آماده ممکن نشد',
    titleOf: 'عنوان',
    content: 'متن',
    placeholders: '{firstName} نام کوچک ورزشکار می‌شود و {programName} نام برنامه.',
    save: 'ذخیره',
    saving: 'در حال ذخیره…',
    notSaved: 'پاسخ ذخیره نشد. لطفاً دوباره تلاش کنید.',
  },
}
export default fa
