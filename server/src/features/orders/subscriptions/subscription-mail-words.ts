import type { Locale } from 'contract/locale'
import type { RunReason } from 'contract/orders/subscription-rules'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** News of a run that is mailed. */
export type SubscriptionNews = 'announced' | 'pay' | 'left_out'

interface SubscriptionMailWords {
  /** `{day}` is filled in. */
  announced: { subject: string; cash: string; online: string }
  risen: string
  missing: string
  pay: { subject: string; text: string; note: string; action: string }
  leftOut: { subject: string; text: string; reasons: Record<Exclude<RunReason, 'skipped'>, string> }
  total: string
  /** `{was}` and `{now}` are prices of one. */
  was: string
  soldOut: string
  action: string
  why: string
}

export const subscriptionMailWords: Record<Locale, SubscriptionMailWords> =
  wordsWithRuleNumbers<SubscriptionMailWords>({
    en: {
      announced: {
        subject: 'Your next subscription order: {day}',
        cash: 'On {day} we’ll place the next order of your subscription. You pay in cash when it arrives.',
        online:
          'Your next subscription order is for {day}. We’ll email you a link to check and pay it. Nothing is charged by itself.',
      },
      risen: 'A price has risen since you agreed to it. We won’t order until you agree to the new one.',
      missing: 'Something can’t be bought right now. If it isn’t back by then, we’ll leave this order out.',
      pay: {
        subject: 'Your subscription order is ready to pay',
        text: 'Your order for {day} is filled in. Check it and pay:',
        note: 'We don’t hold the items. If you don’t pay within {SUBSCRIPTION_PAY_DAYS} days, we’ll leave this order out and the next one comes as planned.',
        action: 'Check and Pay',
      },
      leftOut: {
        subject: 'We left out your subscription order of {day}',
        text: 'Your subscription order of {day} wasn’t placed.',
        reasons: {
          price: 'A price has risen and you haven’t agreed to the new one yet.',
          sold_out: 'Something in it is sold out.',
          unpaid: 'It wasn’t paid in time.',
          refused:
            'We couldn’t place it. You may have too many open orders, or we don’t deliver to this address anymore.',
        },
      },
      total: 'Total with tax and shipping',
      was: '{now} (was {was})',
      soldOut: 'Sold out',
      action: 'Open My Subscriptions',
      why: 'You can skip, change, pause or end your subscription there at any time.',
    },
    fa: {
      announced: {
        subject: 'سفارش بعدی اشتراک شما: {day}',
        cash: 'روز {day} سفارش بعدی اشتراک شما را ثبت می‌کنیم. هنگام تحویل نقدی می‌پردازید.',
        online:
          'سفارش بعدی اشتراک شما برای {day} است. لینکی برای بررسی و پرداخت می‌فرستیم. هیچ مبلغی خودبه‌خود برداشت نمی‌شود.',
      },
      risen:
        'از زمانی که قیمت را پذیرفتید، یکی از قیمت‌ها بالا رفته است. تا قیمت جدید را نپذیرید، سفارش نمی‌دهیم.',
      missing: 'یکی از کالاها اکنون موجود نیست. اگر تا آن روز موجود نشود، این سفارش ثبت نمی‌شود.',
      pay: {
        subject: 'سفارش اشتراک شما آمادهٔ پرداخت است',
        text: 'سفارش {day} آماده است. آن را بررسی و پرداخت کنید:',
        note: 'کالاها نگه داشته نمی‌شوند. اگر تا {SUBSCRIPTION_PAY_DAYS} روز پرداخت نکنید، این سفارش ثبت نمی‌شود و سفارش بعدی طبق برنامه می‌آید.',
        action: 'بررسی و پرداخت',
      },
      leftOut: {
        subject: 'سفارش اشتراک {day} ثبت نشد',
        text: 'سفارش اشتراک شما برای {day} ثبت نشد.',
        reasons: {
          price: 'یکی از قیمت‌ها بالا رفته و هنوز قیمت جدید را نپذیرفته‌اید.',
          sold_out: 'یکی از کالاهای آن تمام شده است.',
          unpaid: 'در مهلت مقرر پرداخت نشد.',
          refused: 'ثبت آن ممکن نشد. شاید سفارش‌های باز زیادی دارید یا دیگر به این نشانی ارسال نمی‌کنیم.',
        },
      },
      total: 'جمع با مالیات و ارسال',
      was: '{now} (پیش‌تر {was})',
      soldOut: 'ناموجود',
      action: 'باز کردن اشتراک‌های من',
      why: 'هر زمان بخواهید می‌توانید آنجا سفارش بعدی را رد کنید یا اشتراک را تغییر دهید، متوقف کنید یا پایان دهید.',
    },
    nl: {
      announced: {
        subject: 'Je volgende bestelling op abonnement: {day}',
        cash: 'Op {day} plaatsen we de volgende bestelling van je abonnement. Je betaalt contant bij bezorging.',
        online:
          'Je volgende bestelling op abonnement is voor {day}. We mailen je een link om hem te controleren en te betalen. Er wordt niets vanzelf afgeschreven.',
      },
      risen:
        'Een prijs is gestegen sinds je ermee akkoord ging. We bestellen pas als je akkoord gaat met de nieuwe.',
      missing: 'Iets is nu niet te koop. Is het er dan nog niet, dan slaan we deze bestelling over.',
      pay: {
        subject: 'Je bestelling op abonnement staat klaar om te betalen',
        text: 'Je bestelling voor {day} is ingevuld. Controleer en betaal:',
        note: 'We houden de artikelen niet vast. Betaal je niet binnen {SUBSCRIPTION_PAY_DAYS} dagen, dan slaan we deze bestelling over en komt de volgende zoals gepland.',
        action: 'Controleren en betalen',
      },
      leftOut: {
        subject: 'Je bestelling op abonnement van {day} is overgeslagen',
        text: 'Je bestelling op abonnement van {day} is niet geplaatst.',
        reasons: {
          price: 'Een prijs is gestegen en je bent nog niet akkoord gegaan met de nieuwe.',
          sold_out: 'Iets erin is uitverkocht.',
          unpaid: 'Hij is niet op tijd betaald.',
          refused:
            'We konden hem niet plaatsen. Misschien heb je te veel open bestellingen, of bezorgen we niet meer op dit adres.',
        },
      },
      total: 'Totaal met belasting en verzending',
      was: '{now} (was {was})',
      soldOut: 'Uitverkocht',
      action: 'Mijn abonnementen openen',
      why: 'Daar kun je altijd een bestelling overslaan of je abonnement wijzigen, pauzeren of beëindigen.',
    },
  })
