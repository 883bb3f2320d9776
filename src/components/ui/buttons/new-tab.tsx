/** Suffix for the accessible name of links that open a new tab. */
export const NewTab = () => <span className="sr-only"> (membuka tab baru)</span>
