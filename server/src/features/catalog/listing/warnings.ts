/** Beginnings and turns of sentences that say for whom or what a product is not, in each language of the shop. */
const WARNINGS = [
  /(?:^|[:;,] |\b(?:is|are|and) )(?:not|never) (?:for|in|on|with|within|as|a|suitable|recommended|meant|made)\b/i,
  /(?:^|[:;,] )(?:do not|better left alone|keep (?:\w+ )?(?:away|off|out)|high caffeine content)\b/i,
  /\bask(?:ed|ing)? (?:a|your|the) doctor\b|\bout of (?:the )?reach\b/i,
  /(?:^|[:;,] |\b(?:is|zijn|en|dus) )(?:niet|nooit) (?:voor|bij|binnen|tijdens|samen|gebruiken|op|in)\b/i,
  /\bniet (?:bedoeld|geschikt|aanbevolen|gebruiken)\b|\b(?:arts|buiten bereik|uit de buurt|hoog cafeïnegehalte|liever niet)\b/i,
  /(?:مناسب|برای|ویژهٔ)(?=.*\sنیست)|نباید|هرگز|پزشک|پرهیز|دور نگه|دور از|توصیه نمی|مصرف نشود|استفاده نشود/u,
  /(?:مصرف|استفاده) نکنید|نخورید|ننوشید/u,
] as const

const SENTENCES = /[^.!?؟]*(?:[.!?؟](?!\s|$)[^.!?؟]*)*[.!?؟]?/gu

/** Returns a description without its warnings, whose words would find what a product is not for. */
export function withoutWarnings(description: string): string {
  const sentences = description.match(SENTENCES) ?? []
  return sentences.filter((sentence) => !isWarning(sentence.trim())).join('')
}

const isWarning = (sentence: string) => WARNINGS.some((pattern) => pattern.test(sentence))
