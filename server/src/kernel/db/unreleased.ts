/**
 * Migrations of the version before the first release, by name, with the SHA-256 of each file. `0001_initial.sql` replaces
 * them; `takeOver` accepts a database or a backup that has exactly these, or the first `UNRELEASED_EARLY` of them.
 */
export const UNRELEASED: Readonly<Record<string, string>> = {
  '0000_extensions.sql': 'ff0b49ab52c98ab8a9b599d33332c1b272e631a77e0570a131bf39bd342cd37b',
  '0001_first_sale.sql': '0a575136361af6c0c0f47d6fcd175980ff6a24dff2a8e02a4323dc396cf47d54',
  '0002_payments.sql': '338bb50a83ce08b435ea5c7999dd6421db698d028ad4360b01837648d50203f6',
  '0003_accounts.sql': '5341fbb04452d2a19503747432befa47ed3eb3f7d2e932df1ad1744ad91cb4ab',
  '0004_invoices-and-stock-alerts.sql': 'ffe46726ce6439eb819a1a8065922c417d9e7978f6d4bfb1bfee782931f6a55e',
  '0005_staff-roles.sql': '28b9db9342b98247d9e9b53d825cc6bbbd8548e21d37b4a93b6d7137b36cd6ea',
  '0006_coach-applications.sql': '98478e635dcf94bd52c02fbd954ff61f340ebbb788e67f93177400bea9deb3b1',
  '0007_coach-accounts.sql': 'b433ca2561da9dfa7776f58d027f2a807cc1e3ec735c62da46a90f73b7bef99d',
  '0008_cart-lines-lock-no-product.sql': 'd98df195b00239cdbbea811b08d44105a788b4dd0a3a49f5bbff4fdc9d54045a',
  '0009_schedules.sql': '64605d455f4d880d74591070f396e3254de2acc5ae6b064c4dcd3b14ec7d6eed',
  '0010_own-jobs.sql': '4222426c5c1c808289513812eb5dae4e096708c03eab77a806d715747b175a75',
  '0011_audit-events.sql': '4d5d7295ca3c03a624df685630e3576494bb8dc715f4000be0832dfb10612f1c',
  '0012_holds.sql': '0625af88ef32ab8b29ce373663bbb16b14a99137966d14064bb7f43a8942ce8f',
  '0013_orders-console.sql': 'f740f1e6cb5416f3498d11374826b7bc823f0e37c57d6153d7aeae4d621f4609',
  '0014_mailbox-proof.sql': '8fa3b5cb79bc4a292a37093a5164a559bc9eaa8daa72b21329d57a922b8a9c27',
  '0015_pending-orders.sql': '118700469c047542e975b78c3e9c6745d63fd782547fa422eff2c4ca8c3a237e',
  '0016_payments-asked.sql': 'c0ffa34a0e0a8f37dc03e2ac42744860a49c0e2588148b9f824e6271d3c87c1a',
  '0017_statuses-and-pseudonyms.sql': '02bbdd7738fa960230e74bdd7e0bc6b5c1faf0ea463be40c5cc7b6c0d71b194f',
  '0018_programs-of-people.sql': '7670009b216bfcb8ec814b31f824a4885aaef5644d24d4c07a36532080485ad9',
  '0019_blood-tests.sql': '104398dc14a1095f4032f0df4231b2e1b977c9ef7b6387456d37f27a1eee1c8f',
  '0020_chats.sql': '1d75ce73bbe398a7db0c9bdb731e1d98c25e072b0c10afd5695bfcad5b289a52',
  '0021_names-of-order-lines.sql': '742024358f2bdaa9772dec42e086ed5185001176d1e293bc41ee8db6a7c581a5',
  '0022_writes-of-a-plan.sql': '44924f53704536aa44462e16e0107a62a8c0f38c7d248d214fa5d187f0e29bf2',
  '0023_catalog-changes.sql': '2577c840ab78e8861f0e1ea7cfada0688378675e90c73ca6f0028969a62e3176',
  '0024_shop-settings.sql': 'ff19c800accfa555dd98df593ddcf1e5ce773e0e7fa12ef8baef7e49297f66a6',
  '0025_product-facts.sql': '7b665655aadb5920ddc0168d9b0d26d914bd5d6d4a80d3a0848d242a96f72951',
  '0026_email-changes.sql': '2d35e8a3588c34e7189ed5160d8613bc1f6ad3084e433f05842dbf421c5b21b6',
  '0027_catalogue-console.sql': 'ab5aae241c6f8e4a45d6499a978dd8dca55208642809f7ea96bccf65b5962735',
  '0028_people.sql': '79b38ef200d7425fc20c881784f35df0d564b6bd4b8a43ea3b39d7d238cb20b3',
  '0029_closed-accounts.sql': '3992db1a02422da6daa0bece5de85126c70efd746a5423f7d4b29d43ead6bb66',
  '0030_console-lists.sql': 'f5e0d2f65b26c5e2ea34eed4713a54673f96122fc30413fb79f3ad606739250c',
  '0031_one-time-codes.sql': 'bdda0470fd416459b8a5ca55ffcd6444ffaa94452fb73fa9e77221551810d465',
  '0032_discount-codes.sql': '5ff94abbdbd85ee77741ec43cfeff64f6d15604e38eca3597dc0a9f827af5a6a',
  '0033_search-of-orders.sql': '7bf0ebf8bd3a64d712e0add0d39274246a36a6cd2ef3dff925607f9a56a44ba8',
  '0034_refunds.sql': 'b0c5a6476cdaaea378a75ca9d8d0168ae81b21d3e090dee5fd3206f11b0435cf',
  '0035_erasure-retries.sql': '2fa712bf04f20381828cba6654197d84b7f2fa8462a8a87d759d8061573e6d5d',
  '0036_nightly-backups.sql': 'b4826234e331af0ccc7c321bd707aa9295e615fe6cc0f2ddd730f676f3d74639',
  '0037_chat-storage.sql': '634afffdb28be86dcc44af85ba8670c047866f6bd415303bffdde958396f8b79',
}

/** Number of migrations on 2026-11-25: 0000 to 0035. `migrations/unreleased/forward.sql` adds the rest. */
export const UNRELEASED_EARLY = 36
