import type { ComponentProps } from 'react'
import { Drawing, Icon, type IconName } from './icon'

/** Icons that no first view needs, so the first load does not contain them. */
const more = {
  badge:
    'M5 4.5h14v16H5v-16Zm5-2h4m-2 11a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Zm-3.800 4c.4-1.700 1.800-2.6 3.800-2.6s3.400.9 3.800 2.6',
  bubble: 'M4 5h16v11.5H11L6.5 20v-3.5H4V5Zm4 4h8M8 12.5h5',
  box: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3Zm0 9 8.5-4.5M12 12 3.5 7.5M12 12v9',
  calendar: 'M4.5 5.5h15V20h-15V5.5ZM4.5 10h15M8.5 3v4.5m7-4.5v4.5M9 14.6l2.1 2.1 4-4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  download: 'M12 4v11m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 20h15',
  drop: 'M12 3c3.8 4.6 6 7.8 6 11a6 6 0 0 1-12 0c0-3.2 2.2-6.4 6-11Zm-2.6 11.5a2.8 2.8 0 0 0 2.1 2.7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  file: 'M6 3.5h7.5L18.5 8.5V20.5H6V3.5Zm7.5 0v5h5M9 13h6.5M9 16.5h4',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.400 12 20 12 20Z',
  mail: 'M3.5 5.5h17v13h-17v-13Zm0 .5 8.5 7.2 8.5-7.2',
  pencil: 'M4.5 19.5 5.7 15 16.5 4.2l3.3 3.3L9 18.3l-4.5 1.2Zm9.8-13.1 3.3 3.3',
  play: 'M8 5.5v13L18.5 12 8 5.5Z',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.7a2.6 2.6 0 1 1 3.8 2.3c-.8.4-1.3 1-1.3 2m0 2.6v.1',
  renew: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4v5h-5',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4Zm11.5-.8a4.7 4.7 0 0 1 0 6.6M18 6a8.5 8.5 0 0 1 0 12',
  tag: 'M3.5 4.5v7l9 9 7.5-7.5-9-9h-7.5Zm4.5 5.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6',
  upload: 'M12 15.5v-11m-4.5 4.5 4.5-4.5 4.5 4.5M4.5 15v5h15v-5',
  users:
    'M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.5m2.2 3.3c1.600.8 2.600 2.5 2.8 4.900',
  'zoom-in': 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5m-10-13v6m-3-3h6',
} as const

type Other = keyof typeof more
export type AnyIconName = IconName | Other

const isOther = (name: AnyIconName): name is Other => name in more

/** Like `Icon`, with every icon; only for code in lazily loaded chunks. */
export function AnyIcon({
  name,
  ...rest
}: { name: AnyIconName } & Omit<ComponentProps<typeof Icon>, 'name'>) {
  return isOther(name) ? <Drawing path={more[name]} {...rest} /> : <Icon name={name} {...rest} />
}
