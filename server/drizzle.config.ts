import { defineConfig } from 'drizzle-kit'

// The tables are the source; `npm run migration -w server -- --name what-changes` writes the next file of migrations/.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './migrations',
})
