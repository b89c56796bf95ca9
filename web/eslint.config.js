import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['src/lib/api.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs['flat/recommended'],
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off', // the types know what exists
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's; lib/router has no bases
      complexity: ['error', 15],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
    },
  },
)
