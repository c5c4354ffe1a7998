/** Label texts by product key; the demo catalogue defines and tests them. */
export const labels = await (await fetch('/labels.json')).json()
