import { NotificationsSection } from '../../features/notifications/notifications-section'
import { CalendarSection } from '../../features/training/calendar/calendar-section'

/** Notifications and calendar of the account page. */
export default function AccountReminders() {
  return (
    <>
      <NotificationsSection />
      <CalendarSection />
    </>
  )
}
