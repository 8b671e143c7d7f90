import { provideChromium } from './provide-chromium.ts';

process.exitCode = provideChromium() ? 0 : 1;
