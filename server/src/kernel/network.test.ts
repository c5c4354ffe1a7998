import { describe, expect, test } from 'vitest'
import { networkOf } from './network'

describe('X-99 an address counts', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:52011', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ])('%s as the IPv4 address %s', (address, narrow) => {
    expect(networkOf(address)).toEqual({ narrow, wide: undefined })
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ])('%s as the networks %s and %s', (address, narrow, wide) => {
    expect(networkOf(address)).toEqual({ narrow, wide })
  })

  test.each(['', 'unknown', '1.2.3', ':::', 'x'.repeat(500)])('%j, which is none, as it is', (address) => {
    expect(networkOf(address)).toEqual({ narrow: address.slice(0, 64), wide: undefined })
  })
})
