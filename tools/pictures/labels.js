/** Texts on the labels by the product's key; they are facts of the demo catalogue, which tests them. */
export const labels = await (await fetch('/labels.json')).json()
