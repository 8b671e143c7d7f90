import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';

/** The text and the action of the button beside an account that exists already. */
export interface Oferta {
  texto: string;
  hacer: () => void;
}

interface PropiedadesDeYaHayCuenta {
  clientes: readonly Cliente[];
  /** True where the desk may still make a new account for the person. */
  puedeSerOtra: boolean;
  enviando: boolean;
  /** Returns the button beside a client; null for no button. */
  ofertaPara: (cliente: Cliente) => Oferta | null;
}

/**
 * Lists the existing accounts that perhaps belong to the person for whom the desk makes an account.
 */
export function YaHayCuenta({
  clientes,
  puedeSerOtra,
  enviando,
  ofertaPara,
}: PropiedadesDeYaHayCuenta) {
  return (
    <div ref={puedeSerOtra ? mostrar : undefined} tabIndex={-1} className="outline-none">
      <Nota role="status">
        <p>
          {puedeSerOtra ? 'Puede que ya tenga cuenta. No se creó ninguna.' : 'Ese email ya es de:'}
        </p>
        <ul className="mt-1 divide-y divide-borde">
          {clientes.map((cliente) => (
            <Renglon key={cliente.id} cliente={cliente} oferta={ofertaPara(cliente)} />
          ))}
        </ul>
        {puedeSerOtra && (
          <Boton
            type="submit"
            variante="ghost"
            tamano="sm"
            className="mt-1 -ml-3.5"
            data-otra=""
            cargando={enviando}
          >
            Es otra persona: crear su cuenta
          </Boton>
        )}
      </Nota>
    </div>
  );
}

/**
 * Focuses the list of accounts and scrolls to it: on a phone the list is below the visible part.
 */
function mostrar(elemento: HTMLElement | null): void {
  elemento?.focus({ preventScroll: true });
  elemento?.scrollIntoView({ block: 'nearest' });
}

function Renglon({ cliente, oferta }: { cliente: Cliente; oferta: Oferta | null }) {
  const { nombre, apellido, telefono, email, activo } = cliente;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {nombre} {apellido}
        </p>
        <p className="cifras text-sm">
          {[telefono, email ?? 'Sin email', ...(activo ? [] : ['Cuenta inactiva'])].join(', ')}
        </p>
      </div>
      {oferta && (
        <Boton
          variante="outline"
          tamano="sm"
          aria-label={`${oferta.texto}: ${nombre} ${apellido}, ${telefono}`}
          onClick={oferta.hacer}
        >
          {oferta.texto}
        </Boton>
      )}
    </li>
  );
}
