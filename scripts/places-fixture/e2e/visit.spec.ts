export async function visit(page: { [name: string]: (...args: unknown[]) => Promise<void> }) {
  await page.waitForLoadState?.('networkidle') // breaks: journeys wait for the product, not for a time or a quiet network
  await page.waitForTimeout?.(500) // breaks: journeys wait for the product, not for a time or a quiet network
  await page.waitForURL?.('**/shop')
}
