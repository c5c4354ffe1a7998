import { Ago } from '../../src/ui/ago'
import { AnyIcon, type AnyIconName } from '../../src/ui/any-icon'
import { Avatar } from '../../src/ui/avatar'
import { Button } from '../../src/ui/button'
import { Countdown } from '../../src/ui/countdown'
import { DateText } from '../../src/ui/date'
import { EmailLink, Fact, PhoneLink } from '../../src/ui/fact'
import { FileChoice, FileRow } from '../../src/ui/file-row'
import { Money } from '../../src/ui/money'
import { OneLine } from '../../src/ui/one-line'
import { Picture } from '../../src/ui/picture'
import { PlateArc } from '../../src/ui/plate-arc'
import { Price } from '../../src/ui/price'
import { ProgressBar } from '../../src/ui/progress-bar'
import { StepMark } from '../../src/ui/step-mark'
import { Frame, Part } from '../sheet'
import { useWords } from '../words'

/** The clock of the sheet is fixed at 2026-11-22 10:00. */
const MOMENT = '2026-11-20T08:30:00.000Z'
const icons: AnyIconName[] = [
  'alert',
  'bag',
  'box',
  'check',
  'download',
  'eye',
  'file',
  'globe',
  'info',
  'list',
  'logout',
  'menu',
  'search',
  'trash',
  'upload',
  'user',
]
const nothing = () => undefined

export function Data() {
  const w = useWords()
  return (
    <>
      <Part name="Money, Price">
        <Money amount={1299.5} />
        <Price price={49.99} salePrice={null} />
        <Price price={49.99} salePrice={39.99} badge />
        <Price price={49.99} salePrice={39.99} size="lg" badge />
      </Part>
      <Part name="DateText, Ago">
        <DateText value={MOMENT} look="short" />
        <DateText value={MOMENT} />
        <DateText value={MOMENT} look="day" />
        <DateText value={MOMENT} look="time" />
        <Ago value={MOMENT} />
      </Part>
      <Part name="Countdown">
        <Countdown until="2026-11-22T10:27:14.000Z" className="font-bold font-display text-2xl" />
        <Countdown until="2026-11-22T11:02:05.000Z" />
        <Countdown until={MOMENT} />
      </Part>
      <Part name="Fact, EmailLink, PhoneLink">
        <dl className="flex flex-wrap gap-8">
          <Fact name={w.customer}>{w.nameValue}</Fact>
          <Fact name={w.email}>
            <EmailLink address="mila@tavan.test" />
          </Fact>
          <Fact name={w.number}>
            <PhoneLink number="+31 20 555 0199" />
          </Fact>
        </dl>
      </Part>
      <Part name="PlateArc">
        {[0, 0.1, 0.5, 0.75, 1].map((value) => (
          <PlateArc key={value} value={value} size={56} stroke={3.5} />
        ))}
        {[0, 0.5, 1].map((value) => (
          <PlateArc key={value} value={value} />
        ))}
      </Part>
      <Part name="StepMark">
        <StepMark />
        <StepMark done={false} />
      </Part>
      <Part name="Avatar">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} id={size} name={['Mila', 'Smit']} size={size} />
        ))}
        <Avatar id="fa" name={['شیرین', 'حسینی']} size="lg" />
      </Part>
      <Part name="OneLine" wide>
        <Frame width="max-w-40">
          <OneLine>Bram van den Hoogenband-Jansen</OneLine>
          <OneLine>شیرین حسینی از دامنهٔ البرز بلند</OneLine>
        </Frame>
      </Part>
      <Part name="Icon">
        {icons.map((name) => (
          <AnyIcon key={name} name={name} size={24} />
        ))}
      </Part>
      <Part name="ProgressBar" wide>
        {[0, 0.4, 1].map((value) => (
          <Frame key={value}>
            <ProgressBar label={w.uploading} value={value} />
          </Frame>
        ))}
        <Frame>
          <ProgressBar label={w.uploading} value={0.6} failed />
        </Frame>
      </Part>
      <Files />
      <Part name="Picture">
        <div className="w-24">
          <Picture src={null} alt="" sizes="96px" />
        </div>
        <div className="w-40">
          <Picture src={null} alt="" sizes="160px" shape="wide" />
        </div>
      </Part>
    </>
  )
}

function Files() {
  const w = useWords()
  return (
    <>
      <Part name="FileRow" wide>
        <Frame width="max-w-120">
          <FileRow name="certificate.pdf" size={1_840_000}>
            <Button kind="quiet" iconOnly aria-label={w.remove}>
              <AnyIcon name="trash" />
            </Button>
          </FileRow>
          <FileRow
            name="a-very-long-name-of-a-scanned-diploma-of-the-academy-for-sports.png"
            size={82_000}
            progress={{ value: 0.45, label: w.uploading }}
          />
          <FileRow name="video.mov" size={48_000_000} problem={w.refused}>
            <Button kind="quiet" iconOnly aria-label={w.remove}>
              <AnyIcon name="trash" />
            </Button>
          </FileRow>
          <FileRow
            name="مدرک.docx"
            size={12_345}
            progress={{ value: 0.7, label: w.uploading }}
            problem={w.notDone}
          />
        </Frame>
      </Part>
      <Part name="FileChoice" wide>
        <div className="grid max-w-160 gap-2 sm:grid-cols-2">
          <FileChoice name="certificate.pdf" size={1_840_000} chosen onChoose={nothing} />
          <FileChoice name="رزومه.docx" size={12_345} chosen={false} onChoose={nothing} />
        </div>
      </Part>
    </>
  )
}
