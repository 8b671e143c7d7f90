import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { losQueSirven } from '../../entities/abono/abono.view.ts';
import { consultasDeConfig } from '../../entities/config/config.queries.ts';
import { comoLaVeElCliente } from '../../entities/reserva/reserva.view.ts';
import { llamar } from '../../lib/api/api.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';
import { Puntos } from './Puntos.tsx';

const Despedida = perezosa(async () => (await import('./Despedida.tsx')).Despedida);

const CONSECUENCIAS = [
  'Borramos tu nombre, tu email, tu teléfono, tu género y tu contraseña.',
  'Tus turnos pasados quedan en las cuentas del centro, sin ningún dato personal.',
  'Con reservas por venir no puedes: antes cancélalas.',
];

/** The things that the client still has at the centre. */
interface LoQueQueda {
  proxima: ReservaDeCliente | null;
  /** The abonos that end with the account. */
  abonos: readonly AbonoVendido[];
}

/** Explains what erasing the account does; a dialog then asks for confirmation. */
export function EliminarCuenta() {
  const idDeTitulo = useId();
  const [buscando, setBuscando] = useState(false);
  const [abierta, setAbierta] = useState<LoQueQueda | null>(null);
  const consultas = useQueryClient();

  async function abrir() {
    setBuscando(true);
    const [proxima, abonos] = await Promise.all([buscarProxima(), buscarAbonos(consultas)]);
    setAbierta({ proxima, abonos });
    setBuscando(false);
  }

  return (
    <Tarjeta
      como="section"
      tono="hundida"
      aria-labelledby={idDeTitulo}
      className="col-span-full flex flex-col gap-4"
    >
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Eliminar la cuenta
      </h2>
      <Puntos puntos={CONSECUENCIAS} trazo="bg-peligro" />
      <Boton
        variante="outline"
        className="mt-auto text-peligro! sm:self-start"
        cargando={buscando}
        onClick={() => void abrir()}
      >
        Eliminar mi cuenta
      </Boton>
      {abierta && (
        <Suspense>
          <Despedida {...abierta} alCerrar={() => setAbierta(null)} />
        </Suspense>
      )}
    </Tarjeta>
  );
}

/**
 * Reads the next booking to come. Null where there is none, and where the request failed: the
 * server refuses to erase an account with bookings to come once the password is sent.
 */
async function buscarProxima(): Promise<ReservaDeCliente | null> {
  return llamar('GET /reservas/mias/resumen', { siFalla: '' }).then(
    ({ proxima }) => proxima && comoLaVeElCliente(proxima),
    () => null,
  );
}

/** Reads the client's own abonos that can still be used. None where one of the requests failed. */
async function buscarAbonos(consultas: QueryClient): Promise<AbonoVendido[]> {
  try {
    const config = await consultas.query(consultasDeConfig.delCentro());
    if (!config?.hayAbonos) return [];
    const { abonos } = await llamar('GET /abonos/mios', { siFalla: '' });
    const { user } = leerSesion();
    return losQueSirven(abonos).filter(({ cliente }) => cliente?.id === user?.id);
  } catch {
    return [];
  }
}
