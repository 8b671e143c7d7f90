import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import type {
  PedidoDeCliente,
  VentanasDeCliente,
} from '../../../entities/persona/pedido-de-cliente.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { Deudores } from './Deudores.tsx';
import { FechaDeCaja } from './FechaDeCaja.tsx';
import { LecturaDeCaja } from './LecturaDeCaja.tsx';
import {
  DESTINO_DE_DEUDORES,
  VISTAS_DE_CAJA,
  fechaDeCaja,
  veAbonos,
  vistaDeCaja,
  type VistaDeCaja,
} from './caja.view.ts';

const TEXTO: Record<VistaDeCaja, string> = { dia: 'El día', deudores: 'Quién debe' };

const AbonosDelCentro = perezosa(
  async () => (await import('./abonos/AbonosDelCentro.tsx')).AbonosDelCentro,
);

/** The caja; or, for an administrator, the list of the abonos that were sold. */
export function Caja({ Ventanas }: { Ventanas: VentanasDeCliente }) {
  const consulta = useSearch();
  const esAdmin = usePermiso('admin');
  if (!esAdmin || !veAbonos(consulta)) return <CajaYDeudores {...{ Ventanas, consulta }} />;
  return (
    <Suspense fallback={<Pagina titulo="Abonos vendidos">{null}</Pagina>}>
      <AbonosDelCentro consulta={consulta} />
    </Suspense>
  );
}

interface PropiedadesDeCajaYDeudores {
  Ventanas: VentanasDeCliente;
  consulta: string;
}

/** The caja of a day, with every movement; or, in the other tab, the clients who owe. */
function CajaYDeudores({ Ventanas, consulta }: PropiedadesDeCajaYDeudores) {
  const hoy = fechaDe(useMinuto());
  const vista = vistaDeCaja(consulta);
  const fecha = fechaDeCaja(consulta, hoy);
  const [pedido, setPedido] = useState<PedidoDeCliente | null>(null);
  const alVer = (reserva: Extract<PedidoDeCliente, { que: 'ver' }>['reserva']) =>
    setPedido({ que: 'ver', reserva });
  return (
    <Pagina
      titulo="Caja"
      bajada={vista === 'dia' && <p className="first-letter:uppercase">{fechaConAnio(fecha)}</p>}
      acciones={
        <>
          <EleccionDeVista vista={vista} />
          {vista === 'dia' && <FechaDeCaja fecha={fecha} hoy={hoy} />}
        </>
      }
    >
      {vista === 'dia' ? (
        <LecturaDeCaja key={fecha} fecha={fecha} hoy={hoy} alVer={alVer} />
      ) : (
        <Deudores hoy={hoy} alVer={alVer} />
      )}
      {pedido && (
        <Suspense>
          <Ventanas pedido={pedido} alCerrar={() => setPedido(null)} />
        </Suspense>
      )}
    </Pagina>
  );
}

function EleccionDeVista({ vista }: { vista: VistaDeCaja }) {
  return (
    <fieldset className="guijarro flex min-h-11 flex-wrap border-2 border-piedra sm:shrink-0 print:hidden">
      <legend className="sr-only">Vista de la caja</legend>
      {VISTAS_DE_CAJA.map((una) => (
        <OpcionElegible
          key={una}
          grupo="vista-de-caja"
          elegida={una === vista}
          alElegir={() => navegar(una === 'dia' ? '/dashboard/caja' : DESTINO_DE_DEUDORES)}
          className="min-h-10 min-w-10 px-4"
        >
          {TEXTO[una]}
        </OpcionElegible>
      ))}
    </fieldset>
  );
}
