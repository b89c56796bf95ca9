// Scores rooms with src/lib/score.ts: a JSON array of rooms comes in, one of scores goes out.
// tests/vectors/test_scores.py lays them beside those of Python.
import { json } from 'node:stream/consumers'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./src/lib/score.ts', { configFile: false, logLevel: 'error' })
const rooms = await json(process.stdin)
console.log(JSON.stringify(rooms.map((room) => module.scoreRoom(room))))
