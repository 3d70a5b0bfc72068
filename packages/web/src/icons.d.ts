declare module '~icons/lucide/*' {
  import type { Component } from 'svelte'

  const icon: Component
  export default icon
}
