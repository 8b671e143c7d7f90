import { Tokens } from './tokens/Tokens.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

/** The programs of others: those that come in with a llave, and those that are told what happens. */
export function Integraciones() {
  return (
    <div className="mt-5 flex flex-col gap-6">
      <Tokens />
      <Webhooks />
    </div>
  );
}
