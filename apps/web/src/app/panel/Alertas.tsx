import type { Alerta } from '@remanso/contract/sistema/salud.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Boton } from '../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { usePermiso } from '../../lib/sesion/usePermiso.ts';
import { cartel } from '../../lib/carteles.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { consultasDeAvisos } from '../../entities/aviso/avisos.queries.ts';
import { cuantosSinEntregar } from '../../entities/aviso/avisos.view.ts';
import { ERROR_AL_CONFIRMAR, confirmarHora } from './reloj.mutations.ts';
import { consultasDeSalud } from './salud.queries.ts';

/**
 * Shows the server's alertas above every section of the panel, and says how many avisos could not
 * be delivered. `enSuLista` is true in the section that lists those avisos, where they need no
 * alert.
 */
export function Alertas({ enSuLista }: { enSuLista: boolean }) {
  const { data } = useQuery(consultasDeSalud.ahora());
  const { data: fallidos } = useQuery(consultasDeAvisos.fallidos(0));
  const alertas = data?.alertas ?? [];
  const sinEntregar = enSuLista ? 0 : (fallidos?.totalElementos ?? 0);
  const hayAlgo = alertas.length > 0 || sinEntregar > 0;
  // The element with role="status" is in the page before it has content, so that a screen reader
  // announces new alertas.
  return (
    <div role="status" className={hayAlgo ? 'contenedor flex flex-col gap-3 pt-5' : ''}>
      {alertas.map((alerta) => (
        <Nota key={alerta.codigo + alerta.desde} tono="aviso">
          <TextoDeAlerta {...alerta} />
        </Nota>
      ))}
      {sinEntregar > 0 && (
        <Nota tono="aviso">
          {cuantosSinEntregar(sinEntregar)}{' '}
          <Enlace a="/dashboard/avisos" className={enlaceDeTexto}>
            Ver {sinEntregar === 1 ? 'cuál' : 'cuáles'}
          </Enlace>
        </Nota>
      )}
    </div>
  );
}

function TextoDeAlerta(alerta: Alerta) {
  const esAdmin = usePermiso('admin');
  if (alerta.codigo === 'RELOJ') return <DeReloj {...alerta} />;
  return (
    <p>
      {alerta.mensaje}
      {alerta.codigo === 'WEBHOOK' && esAdmin && (
        <>
          {' '}
          <Enlace a="/dashboard/configuracion" className={enlaceDeTexto}>
            Ver en Integraciones
          </Enlace>
        </>
      )}
    </p>
  );
}

function DeReloj({ mensaje }: Alerta) {
  const cache = useQueryClient();
  const esAdmin = usePermiso('admin');

  async function preguntarYConfirmar() {
    const confirmada = await confirmar({
      titulo: '¿La hora de la computadora es la correcta?',
      detalle: mensaje,
      accion: 'Confirmar la hora',
      tono: 'normal',
      alConfirmar: confirmarHora,
      siFalla: ERROR_AL_CONFIRMAR,
    });
    if (!confirmada) return;
    cartel.exito('La hora quedó confirmada');
    await vencer(cache, 'reloj');
  }

  return (
    <>
      <p>{mensaje}</p>
      <p className="mt-1 font-normal">
        Hasta que se aclare no se agregan los turnos de los días nuevos ni se borra lo vencido; las
        reservas quedan como están. Si la hora es incorrecta, corrígela en la computadora; si es la
        correcta, confírmala.
      </p>
      {esAdmin && (
        <Boton
          variante="outline"
          tamano="sm"
          className="mt-3"
          onClick={() => void preguntarYConfirmar()}
        >
          La hora es correcta
        </Boton>
      )}
    </>
  );
}
