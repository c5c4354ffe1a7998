import { Breadcrumb } from '../../src/ui/breadcrumb'
import { Button } from '../../src/ui/button'
import { BackToList } from '../../src/ui/detail-page'
import { FilterBar } from '../../src/ui/filter-bar'
import { FilterLinks } from '../../src/ui/filter-links'
import { ListPage } from '../../src/ui/list-page'
import { NarrowFold } from '../../src/ui/narrow-fold'
import { Pagination } from '../../src/ui/pagination'
import { StatusFilter } from '../../src/ui/status-filter'
import { Tabs } from '../../src/ui/tabs'
import { Forced, Part } from '../sheet'
import { useWords } from '../words'

const to = (page: number) => `/?page=${page}`

export function Navigation() {
  const w = useWords()
  return (
    <>
      <Part name="Breadcrumb">
        <Breadcrumb
          crumbs={[{ label: w.home, to: '/' }, { label: w.shop, to: '/shop' }, { label: w.product }]}
        />
      </Part>
      <Part name="BackToList">
        <BackToList to="/orders">{w.orders}</BackToList>
      </Part>
      <Part name="Pagination" wide>
        <Pagination page={1} pages={5} to={to} />
        <Pagination page={9} pages={20} to={to} />
        <Pagination page={20} pages={20} to={to} />
      </Part>
      <Part name="FilterLinks">
        <FilterLinks
          label={w.status}
          links={w.states.map((label, index) => ({
            key: label,
            label,
            to: `/?status=${index}`,
            current: index === 1,
            count: index < 3 ? index * 7 : undefined,
          }))}
        />
      </Part>
      <Part name="FilterLinks, the parts of a section" wide>
        <FilterLinks
          tabs
          label={w.orders}
          links={w.views.map((label, index) => ({
            key: label,
            label,
            to: `/?view=${index}`,
            current: index === 0,
          }))}
        />
      </Part>
      <Part name="FilterBar" wide>
        <FilterBar
          search={{
            value: w.city,
            onSearch: () => undefined,
            label: w.search,
            placeholder: w.searchHint,
            clearLabel: w.clear,
          }}
          choice={{
            label: w.sort,
            all: w.sort,
            value: undefined,
            options: w.sortValues.map((label) => ({ value: label, label })),
            onChange: () => undefined,
          }}
          filter={{
            label: w.customer,
            links: w.states.map((label, index) => ({
              key: label,
              label,
              to: `/?status=${index}`,
              current: index === 0,
            })),
          }}
        />
      </Part>
      <Part name="NarrowFold, in a narrow window" wide>
        <NarrowFold label={w.sort} isChosen={false}>
          <p>{w.searchHint}</p>
        </NarrowFold>
      </Part>
      <Part name="StatusFilter" wide>
        <StatusFilter
          at={{ page: 1, search: '', status: w.states[0] }}
          statuses={w.states}
          nameOf={(status) => status ?? w.orders}
          counts={{ [w.states[0] ?? '']: 12 }}
          label={w.status}
          search={{ label: w.search, placeholder: w.searchHint, clearLabel: w.clear }}
        />
      </Part>
      <Part name="Tabs" wide>
        {[0, 1].map((current) => (
          <Forced key={current} state="hover">
            <Tabs
              label={w.orders}
              current={String(current)}
              onChange={() => undefined}
              tabs={w.views.map((label, index) => ({
                key: String(index),
                label,
                panel: () => <p>{w.message}</p>,
              }))}
            />
          </Forced>
        ))}
      </Part>
      <Part name="ListPage" wide>
        <div className="rounded-card border border-hairline">
          <ListPage title={w.orders} intro={w.emptyText} action={<Button>{w.more}</Button>}>
            <p>{w.message}</p>
          </ListPage>
        </div>
      </Part>
    </>
  )
}
