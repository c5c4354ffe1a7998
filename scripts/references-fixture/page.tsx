/** The page (SHOP-GEN-02). */
export const title = <i title="SHOP-GEN-02">A title</i> // wrong
export const Page = () => (
  <p>
    {/* The text below is COACH-GEN-01. */}
    What COACH-GEN-01 shows {/* wrong */}
  </p>
)
