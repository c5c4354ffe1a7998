import type { chatErrors } from '../../errors/chat'

export const chat: Record<keyof typeof chatErrors, string> = {
  'chat.not_found': 'این گفت‌وگو پیدا نشد',
  'chat.reply_not_found': 'این پاسخ آماده پیدا نشد',
  'chat.too_many_replies': 'حداکثر {max} پاسخ آماده می‌توانید نگه دارید',
  'chat.title_required': 'لطفاً عنوانی بنویسید',
  'chat.athletes_required': 'لطفاً دست‌کم یک ورزشکار را انتخاب کنید',
  'chat.content_required': 'لطفاً متن را بنویسید',
  'chat.placeholder_unknown': 'جای خالی {placeholder} وجود ندارد',
  'chat.subject_not_found': 'این تمرین، وعده یا آزمایش پیدا نشد',
  'chat.file_not_found': 'این فایل پیدا نشد',
  'chat.message_not_found': 'این پیام پیدا نشد',
  'chat.too_late': 'پیام را تا {CHANGE_MINUTES} دقیقه پس از فرستادن می‌توان تغییر داد',
  'chat.closed': 'این گفت‌وگو بسته است، چون مربی دیگری کار را به دست گرفته است',
  'chat.message_empty': 'لطفاً پیامی بنویسید یا فایلی پیوست کنید',
  'chat.message_too_long': 'هر پیام حداکثر {MESSAGE_MAX} نویسه می‌تواند داشته باشد',
  'chat.files_required': 'لطفاً دست‌کم یک فایل پیوست کنید',
  'chat.files_by_upload': 'فایل‌ها جدا از متن پیام بارگذاری می‌شوند',
  'chat.too_many_files': 'حداکثر {CHAT_FILES_MAX} فایل می‌توانید بفرستید',
  'chat.file_type':
    'نوع فایل پذیرفتنی نیست: {file}. قالب‌های پذیرفته‌شده: JPG، PNG، GIF، WebP، HEIC، PDF، DOC، DOCX و TXT',
  'chat.storage_full':
    'فایل‌های شما در گفت‌وگوها {used} مگابایت از {limit} مگابایت را گرفته‌اند و این فایل‌ها دیگر جا نمی‌شوند. فایل‌های کوچک‌تر یا لینک آن‌ها را بفرستید.',
  'chat.file_too_large': 'فایل بیش از اندازه بزرگ است: {file}. حداکثر {CHAT_FILE_MEGABYTES} مگابایت.',
}
