import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, startChild, stopChild } from './child-process.ts';
import type { StoredAnswers } from './http-floor.child.ts';
import type { Load } from './load.child.ts';
import { JWT_SECRET, type PreparedEngine } from './prepare-engine.ts';
import { BOOKING_PATH, dayPath } from './record-calls.ts';
import { measureInTurn, type Subject } from './measure-in-turn.ts';
import type { Done } from './run-for.ts';
import { type SqlQuestion, type DatabaseAddress } from './sql-floor.child.ts';
import { splitAtTransaction, type SqlScript } from './sql-script.ts';

export const CONNECTIONS = 16;
