import type { Locale } from 'contract/locale'

/** The wordmark of the site in the paper of the band above a mail, at twice its size: mail programs draw no SVG. */
interface Wordmark {
  width: number
  height: number
  png: Buffer
}

const latin: Wordmark = {
  width: 132,
  height: 33,
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAQgAAABBCAMAAAAaCMrdAAAC6FBMVEVMaXH////69vD69fH59vD69vH69vH69/H59/H69vH49e//' +
      '//T59vD69vD//+z59vD//+X59/D59vD69/D/7+///////+n////59vD79+/////39/D/8PD69vL59vH69vD69/H////59vH////5' +
      '9/H59/D69fD59/H59/H69vH5+fP59/H59vH69vL59vD69vL59vH69/D69/H59/D59vD29u369/D////69/D69vD59vH79+/49fH5' +
      '9vH69/H59/D/8/P59/H69/H59/D59O/69vD59vD6+PH59vH69vH59vD59vH59/D59vH69vH69/D59/H4+PL69vD69/D59/D/8vL4' +
      '9/L19ez69/H69vL6+PH59vH39+/59vD59vD69vD69vH69/D59vH79/D59vH69/D69vD69vH69vH/8vL59/H69vD59vD59vH59vD5' +
      '9/D69/D59+/ipzn69/H69vH5+e7//+f39+/59vH59vH69fH59/D69vD69vD4+PH59O/79/D//+v59/H59vD59/D59fX59/H59vHr' +
      'zYf59/D69vD69vD69/H59vD69/H79/D59/Dz2ab4+PHlrUTrwnf4+PH69/H/9PT59/H69vD59vHsyIL69vDxzpP69fD4+PL69/Dp' +
      'vGf59/H59/Hkqj//3arntVXmrkj59vHw04n19fX//+769/H29u779/D7+PH69fD69vD69vD59/D69vH59vD/8fH5+fPmr0n69vLm' +
      'sE3rwnn69vHr17D69/DqxHf59vD79/LkqD3lq0LrxHrouF3qvmzwzJHkq0HrxYbsxn/49vHrxHrrw3rlr0zsy4XouGDrxobrw3n7' +
      '+PHtz5rqxYLuzITmsVDrwnfqyIHqwnT03rrqw3rtxX/vz4/qw3bpvGnou2bqxHvovGnswXjmtFfz3Ln03bb59fD59/L69/Hioivy' +
      '267ioizz3bX48eHqvGbjpC/lqj/uzI7jpTHioy369/H48OEsygkRAAAA6nRSTlMACXk3+XRzzIjdUwH+ew79Csf2axAFDAL3QAYi' +
      'ETq3d6wEXgfL6jWF7dwr7pc9+D707M7B+x1qA6LZtkJRXM+OFoCkwjHXVm+T31n15/LSZoIofuWLFU8c4jxuvh9Y+tWZoZVH77Da' +
      'OHUUYZ/88ZDpo2X+4dEuCyHzu3DA03wmMEQNg1XmGWC/M8N6feNbqUaPCk35nCWnF8melnecHDQqZ82Eh/wH6/i8GhsPqx5FSzKy' +
      '1YpykRMs9Xb1j5oNbaC0xvz7ddzHI/s1bMyDkvRF31uqSStMS/S4PaTpko4QktPQhsyW6Ra9xWNHdfxZAAAACXBIWXMAAAsTAAAL' +
      'EwEAmpwYAAAHDklEQVR42u2bd1gURxTAh2JA75RelaoUKaJSJAKKVBEVARXBwGFBY+wVO1Y0GnvDxBqjYmzJF0t6TDe9996TXY0x' +
      'MV/+DVxj3+zbvb3dO+++ZOc/3rwy89vdNzNvDkLUZmiBneW1jP8aiG6MvNZVBaGCUEGoIFQQKggVhApCBaGCUEGoIKxsnahJ3/F/' +
      'PZGqIJSBOP7zbasduMi3DUio/mCS255pGnuAOPj9Dyeu3mKvMSNGRm4Ki2qTJHiCFpIO//ZcJeApAqpV0P0JfpktMW1DmjE8tT46' +
      'vV1SBi0C2mVxQDTXbB16bujIOuOkZubHVQfZFMSOr07cZPXtmkE9McmNZEMPrlGVUJCP++pORd4PehtHlcBuj5oeZAMU6d8Vd6hl' +
      'NM+tGE65v29UD5uBeOb9h1hTu2a2WFZBgSBroMCrCvW2iYo8ldNXnpfGX7wWP/arRRDzDW9DxGJk8ZuZobENiJd2sSwCgm6upNEL' +
      'Spai7hZApQUdPd5D3HHXaRZB9NW/a8sFhtbgbQMQX393nZUIgoRDiQ/mr5wy8zP3FPSWuL9BQLTLwvoJWvgsUgziw09YVjIIKmto' +
      'GxGHQ6BOqb+pI7oPowBEFSmPFzG5EqQQxDtXWStABFCZKgLxqIMq080D0jJKQDR5i79PdysDsfFF1hoQ5BgU9ed7XEhZhRnlflZs' +
      '/TEQWQ+K2/RpVALi4EnWOhDdqce6kucyDiosN4prtQpBLLD0YWUqAfEuayUI0gplm3kuqRf4WYN0zwhGIQiLLa1KPojnWKtBFEGZ' +
      'jnZ5CPb7GjY7UYMYu4NgRskG8eo860GExkBhAuVzNOyegA9GPojSK3F+ZTWjU2fwu3SyQXzLo/D3yZ9+aR0nBoKeKfUYNPOxVDmN' +
      '/2HE50c2tPS1FsS4uaad0/p6ftKpkgli400Kw9s/njIcB1YMFwaxEg7gTugzDH1IdML3nXhIvykO2BbpZQ2I6YGcUNm87LlWJohX' +
      'IIZ533Ts2ANnaYVA0AekAuDzIuwsNuysJ0Np+NkOg1iddBBr4PjvsdAvFcRxmCF2fQZ6i9yFQGyBUk+uVdA6LFVSFsfAEcn7Uakg' +
      'JtAzSKUUIuWBeABweOE1qrtIKwDCBe74S7jTCkGX9oFAuJ0KFNoqDUTlanoG2YyEo49lEEdBlnyd52CWAAgyGIrdODZJsCtZL+xZ' +
      'CkYbRQfKnS0JhB9vhN6USok8EE9yQbyMlNJmC4A4DMWDO0yiYrBUmQLOaU38SHOlgAhezTf0oVYiWSB23OJwuP4x4mGzAAhyL6wQ' +
      'dZz7tqHlimKQKLEK5DoJIJYghtS76SsLxEfcF+JxKSU3M4ho7ANobwfgM7xkkN7PFUZjkYZKAOGJ2GVQFTNZIECuPIq66CcAwiUR' +
      'yIea0x6U5xEkV96FBcqWAKIMsRtG2ckC8RQXxOdSam6uAk8wxpT+zkP9FORL8kWriwkSQNQidpNsAWI3F8RbqIvnhUBchh0hRvEE' +
      'IC00zZl74JqNBnpYAoguiN1UW4D4kgtiN+riDSEQVLo2fhsD4Kd0AVOeLOkCQCoIN1uAeJO7aHyKuigRBAF3t5UaZDflPsakvIQr' +
      '9scCZTkSxHtGCH/+8dfvNwZiHvy9BEFQp4dYZAeWZ1aewxVPwiJ1dSSIU9f1DP4xrHTYg8phBEHAJZGJQ16gFLPuCq44CRtrL0eC' +
      'IF/cEK8Ba3qJgFjIP4svxFMltTguRu7nwhiHggBvbHwuz8EWRgQE9RDL2yQVQuGmgU9sIi9QkI9jQcCEFz6AzuSJoiDKeF0eeKqk' +
      '1k9Gu9PCjdBtB9EDVnimQxLpUxhREIGg+tbSthcAx/a9XF1XeIuZAsdxROtgECSSqhvt4xYWKhlxEORp8JjTqQucEAAVLj/BRzjb' +
      'y56DJVao7AgimdJIjDCtHYfnaBlLIGKpYgHYLfSGO+kzlKf8LGN/6JYpjONB8EpdTHD4kOa1GdsHiVWxza0/t6/1tLvIReQjPK7z' +
      'DxQPy4nYGi+9im1PELFeVt02uIqcgdPGC6bK9pan/F7DniBIvRIQp/sKau6lA+2b7NwgAgsVgCD7BTWzeJGKnBsEKfBVAGKqkGJv' +
      'pOiQ5NwgyM40+SDowo25PYEEGtDg3CBI9Az5IGpwPfdcLNCiZc4Ngoz1lQ3CvxTV24oHcol0bhCkYIpcECQT1RP6Qa6muM6pQZBu' +
      'SV4yQSRjap2FfxOcrHNqEG07K/T7DR5oCQTRSeLFucrpFINFKtQ5CQhCqs8EU/rrPNdnW5zhBf6k6taLBlq0lP71rDa1NmiDHUHk' +
      'eMCWY+FH7P7RmeZfu9R5jF7VdioPgR6a+UaXWjzodtHSfwGQphXjzZvSfg017Vc+9dBHT33xG8qyEE+XqdjEVm31ofO1v609tzKA' +
      '2LlpzqZ0ac4ZWz3Gtm7/BUQ7h7RnVEtzAAAAAElFTkSuQmCC',
    'base64',
  ),
}

const persian: Wordmark = {
  width: 75,
  height: 41,
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAJYAAABSCAMAAACBpt1yAAACu1BMVEVMaXH59vD59/D/////8PD////////59vH59/H39/D59vD/' +
      '///69/H59vH59vD69vH59vD/////8u/59/D49e/69/D////59vH////69vL69vH59/D59vD4+PH//+z59/D59vH59/D59/H59vH6' +
      '9/H69/H4+PH59vH69vD59vH59O/59vD////59/H59/H59/D//+f/8/P6+PH5+fP59vH4+PH4+PL79/D59vD/8fH59vH5+fP69vD6' +
      '9/D49vLioir69vD69vD4+PH//+X69vD69/D/9PT59/D69vD69vL59vD59/H19fX59vD/9PT69/H69vH59vH7+PH59O/59/H59vD6' +
      '9vL59vH59/H7+PH69vH69/Djoir59vH39+/59vD69/H5+fP59vH69fH59+/69/D59vD69fD69/D59vD59/D//+n69/D69/H59vD5' +
      '9/D59/H29u769vD59vH59vH69vH59/D59/D69/D59/L79+/69fD39/D5+e749fL/wgDioSr59vH/8/P59vH59vH69vD69/H69vD5' +
      '9/D5+e729u759/L69/D59vD69vD69/H79/D69vD69vD69vH59/H4+PL59/H69vH59/H69/D59vHlmTP59/D59vD69/H69vD69/H5' +
      '9/D////59vD69fD69/D69vDioSr79+/19ez69/H59vH79+/hoivgoEDkoSjioin59/D59vHhpS3ioynioivhoirioSvioirioiv6' +
      '9vH59/H59/Dgoyz79/DioirhoSrhoSrioSvioSrfoSvioSr59/D69vHhoSvjpSn/8vL69vD69vD79+/69/Dgoyjhoivioijioiv6' +
      '9vDhoSrhoynhoSvgoivhoyvfny/hoSrioSvhoSrioirhoSrhoirioivhoSvhoSvhoivioCzioSvioir69/HioiuEe0gVAAAA53RS' +
      'TlMA/o4BEQIDlski+Qek8v3d+ggPiVNsCfEEO5rn+CUNyJXq7fXOqk2Seu8y/AbLhcILFW8rvE4oRPsSXCx9oVD70nwnCtquGex3' +
      'PbOIGrYY4nK6STCD9z64gUvfo0HzIPbgLV84ZWi0NKBZ6Axn41SPYh3Z8F45xYrlY0E1Iy5RAVqYF/SU1M+wxi8fZGuReKxIsp/R' +
      'hCph3u5qkwrmVqjWzMAFWzOv07pDHKW/QpMEE0+MviIe+P35fryZYMFLRpeL9p/FKfDr268lFHueQGYyTSyqf/Q9ezp6EJuO49bS' +
      'd4fIpIJRzcxt+niqAAAACXBIWXMAAAsTAAALEwEAmpwYAAAGmUlEQVRo3u2a91sURxjH9+AOBeQocoL0gBSBUKUJKMUGqEGJUlTE' +
      'rmeNGmMs0dhFjS32hr0XYowtvffee5/7M3Ic3r7v7c7Ozi48z12e5P3lbr8z77sfdmfeeWcOQeiy9SSi9RA8x/7H+m9jrWvGV+Gp' +
      'noGVfa5lFVz59PJL8gSs7DJC5kcDFSF+ee7Her+swyUyF6jsXIPcjWVs6/SxFgNVd3Lpwwp52OlknQJUhAQ95U4soCLk4CygIiRt' +
      'jvuwvJcRZMMT8VVQlfue1q4oBNK7IhJdjfJ349h6KgioBGHK291NpXcmLigEKkHYOvzBVX2wm/PWUrPD54nOq7r47qXSn+Xvm4FK' +
      'EFIPditVF9bEJw1AJQjTAsiYPh5RQeQ8i6+qzvb599Zbz9+5+9fdP256GNYvt2wddvvOGk/C+tXmtKsehDWxA+jv33/r+HjJc7DO' +
      '22wvrLV//jnYZnuja1j5hyJmZg7YmREao16vLojbzGo/Yqd5xfHtVTvfdf1Ypjl7xdao48WssnDQjjIDIYWsJPGe/d3dEN/mJ7qx' +
      'VsXikoWYveg3rWxsbzM/6DOLlRzsMGsd3z61f/tML1ZBAJFY20haiGLUYxvjVtfestnOOzLDuzbba0dc2nwbNnNi5fkRmbW0Um7n' +
      'g/C9WI/gdftD+v668N1V++fnSI/Z/6J9AERzYU2bTCg2pIhyu8vQvhvrfeNct7Q3v7TzDP7RPvJtt94Ux++K0vUO1xQeLGMLodoo' +
      'kxyrNzSfwPo9QvpZjEi4cftBNh28Vnx5TU7XTTxYPYiCbZdjhUJrlA/IpxzF4bhLV7xF6ZufHVQ/TYQqBCxaHWtfoRLWktEyrMdQ' +
      '8zCQG51aYPlFp7bmq29/+HriNedlsxm5pqhjzSSKdlj+uNAe4wyoE0CN91GYBQNQ4C2qWHXKVCRqGCt4oyimowk6QWlyDsR7uSw1' +
      'LC8GFnlGFnwDNE6HuhC5KB4CVIahXgUqWOF45zfm2JkkL5zDhnhLg2+HxlpRLAdxkvKahN40eVQF6wLqm+yAyD2KpI8YU/ED2ptN' +
      'VE6xeShupgpWCYixpzql3HGgRUhjF0CbWN+nJ4C4SBkrGI3AKH82VjWIY51aCnqL0tgrCd5ky4fWRcaKdAn1y2djWUXtqJjUY9Dg' +
      'lK7Yj0NTg1OzgLaRtVCiAYCmMQ3LH7Sd1Lw/R3mAjHBqcZzrd0gadLQwsYZR3okgXAF1gyQ0mnTzKCP+GLO0iqXx07BQAVWOTrhh' +
      '0NcrRxbfw3LQKphYC6HjWSZWLn3StYnqYsWhRVY7hyIswutNTCyU6GOZWKNBC9gK/rNhJrvcaN1i6O/nL//TYtk7k1ToeY6JlY4X' +
      'quqSvPGpvh2Gyqppvk4rLsiIR937UZ7gcTZWEfRsYieIJUSvJTtDvAza0yobOSiDH2JjZerG2iUeF4JWo4IFWTKBjZWhl6q/ePC2' +
      'n5LKFOyA2NPAxpqlF2uhGGIGqxBytRbep4VVLRYUTZv2GSpYMGWsKlhj9WG1Q4RBoJayqfpAhgtUq+Vn66FaHEOtdbawsaZQ0osS' +
      'VvBl7VTD8Y4qH/Rx7J8QFtEKA6V9YnCpVqqW1dg/He3oVjCxetFGofIZROgBTVQzJRuiIZz5FG8ylvKc2KSfPpnGyWTIbJTebijK' +
      'ZiGs430Upo7zNDA7qWToieWTWESF8ZtKc5rlrhb6lkZqWagAspq0HXqajEbjKrRlqDKKVqnkU4Gw/FYqhsZDuJeO89h2cH/Em8cB' +
      'H/nMj1boVIIf/EDtVBfQIUYcl0cDvmNkX1oX/zjcJ2yuZqqVeFPO97tvq8t8SWuXH9iN30gvivh/bcXHqGWcTtWuc2PSwip8btM6' +
      'XbLwGvI1QmUl49MxMoPTrc4sq3tORqTkTN9mGZE8KlA2pSdopAp1DTGf+we6PVrSMeU4j2E+ocsk/lO5fUf214CVowEqpLZJdjav' +
      'IeclmbmphnKHDTm9M0HmPnmflmfdwEu1ly85mFZb6oNo/hZty0MEH1VgK0ewipL6MAX/CG9t08W7hoeqZzZPrPGK/rvDNae8Qwmq' +
      'VIlZfH9ioJK/nn9V8VXZdVqX8kb6gh5gh0nQY+HzApWhwryKuAM1GygBAqYKei18YE8DFeqd2hAtcZ6TR1jm26XfqUfOq7ZKVqIB' +
      'tVpXwalSqMhFJqHLVlT18Yiaw3tmx9WkzFgxWkeALNc6Ob4hRvAI+xBBNeXMFTzExNQ1OTHJR/AY60xdLT2SKgWPsvKye/crdPr+' +
      'A5rvSPxjYusSAAAAAElFTkSuQmCC',
    'base64',
  ),
}

export const wordmarks: Record<Locale, Wordmark> = { en: latin, fa: persian, nl: latin }

/** Content id of the picture in a mail. */
export const WORDMARK_CID = 'wordmark@tavan'
