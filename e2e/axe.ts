import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe holds against a page that stands still, a line each. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(500)
  const { violations: found } = await new AxeBuilder({ page })
    // No page has frames: axe may look and count within the page, and need not write down what is well. Five times as quick.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
