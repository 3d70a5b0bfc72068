import type { News } from '@trueline/rules'
import type { ViewMessage } from '@trueline/rules/wire'

/** News that was put into text before. What happened never changes, and every view tells all of it again. */
const texts = new WeakMap<News, string>()

const textOf = (news: News): string => {
  const known = texts.get(news)
  if (known !== undefined) return known
  const text = JSON.stringify(news)
  texts.set(news, text)
  return text
}

/** A view on its way as JSON: what `JSON.stringify` makes of it, in another order, and for a fraction of the time. */
export const viewText = (message: ViewMessage): string => {
  const { view } = message
  const frame = JSON.stringify(Object.assign({}, message, { view: undefined }))
  const shown = JSON.stringify(Object.assign({}, view, { news: undefined }))
  return `${frame.slice(0, -1)},"view":${shown.slice(0, -1)},"news":[${view.news.map(textOf).join()}]}}`
}
