import type { Texts } from '../../../i18n/types'
import type en from './en'

const fa: Texts<typeof en> = {
  inPlace: {
    edit: 'ویرایش {name}',
    add: 'افزودن به {name}',
    addShort: 'افزودن',
    item: '{name}، مورد {n}',
    deleteItem: 'حذف {item}',
    saving: 'در حال ذخیره…',
    isNew: 'جدید، هنوز ذخیره نشده',
    commas: 'موردها را با ویرگول جدا کنید',
    moveUp: 'بالا بردن {item}',
    moveDown: 'پایین بردن {item}',
    moved: '{item} اکنون شمارهٔ {n} از {total} است',
    undo: 'برگرداندن',
    restored: 'برگردانده شد.',
    unsaved: {
      title: 'تغییرات ذخیره‌نشده',
      text: 'آنچه نوشته‌اید هنوز ذخیره نشده است. اگر اکنون بروید، از دست می‌رود.',
      leave: 'دور ریختن تغییرات',
      stay: 'ادامهٔ ویرایش',
    },
  },
}
export default fa
