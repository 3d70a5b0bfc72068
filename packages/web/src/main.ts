import 'virtual:fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { makeHouse } from './house.ts'

const target = document.getElementById('app')
if (target) mount(App, { target, props: { made: makeHouse() } })
