import { NotificationsSection } from '../../features/notifications/notifications-section'
import { CalendarSection } from '../../features/training/calendar/calendar-section'
import { HistorySection } from '../../features/training/history/history-section'

/** Notifications, calendar and imported history of the account page. */
export default function AccountReminders() {
  return (
    <>
      <NotificationsSection />
      <CalendarSection />
      <HistorySection />
    </>
  )
}
