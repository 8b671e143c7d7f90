import type { Franja } from '@remanso/contract/franja/franjas.contract';
import Eye from 'lucide-react/icons/eye';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import UserPlus from 'lucide-react/icons/user-plus';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { aQuienIrian } from '../espera/fila.view.ts';
import { AccionDeTarjeta } from './AccionDeTarjeta.tsx';
import { motivoParaNoBloquear, motivoParaNoReservar } from './acciones.view.ts';
import type { Etapa } from '../dia.view.ts';
import type { VentanaDelDia } from '../ventanas.ts';
import { ERROR_DE_BLOQUEO, useDesbloquearFranja } from './franjas.mutations.ts';

interface PropiedadesDeAccionesDeFranja {
  franja: Franja;
  etapa: Etapa;
  alAbrir: (ventana: VentanaDelDia) => void;
  className: string;
}

const ICONO = 'size-5';
const DESBLOQUEADO = 'Turno desbloqueado correctamente';

/** The three actions of a card or of a line of the planilla. */
export function AccionesDeFranja({
  franja,
  etapa,
  alAbrir,
  className,
}: PropiedadesDeAccionesDeFranja) {
  const desbloquear = useDesbloquearFranja();
  const { id, horaInicio, estado, fueraDelPlan } = franja;
  const turno = `turno de las ${horaInicio}`;
  const pedir = (que: 'detalles' | 'reservar' | 'bloquear') => alAbrir({ que, franjaId: id });

  /** Asks first only where somebody waits for the franja, and says who is offered its places. */
  async function preguntarYDesbloquear() {
    const siguen = aQuienIrian({ ...franja, estado: 'ACTIVA' }, 0, ahora());
    if (siguen !== null) {
      const desbloqueado = await confirmar({
        titulo: `¿Desbloquear el ${turno}?`,
        detalle: siguen,
        accion: 'Desbloquear turno',
        tono: 'normal',
        alConfirmar: () => desbloquear.mutateAsync(id),
        siFalla: ERROR_DE_BLOQUEO,
      });
      if (desbloqueado) cartel.exito(DESBLOQUEADO);
      return;
    }
    desbloquear.mutate(id, {
      onSuccess: () => cartel.exito(DESBLOQUEADO),
      onError: (error) => cartel.error(mensajeDe(error, ERROR_DE_BLOQUEO)),
    });
  }

  return (
    <div className={`grid grid-cols-3 ${className}`}>
      <AccionDeTarjeta
        nombre={`Ver detalles del ${turno}`}
        rotulo="Ver detalles"
        principal
        icono={<Eye aria-hidden="true" className={ICONO} />}
        alHacer={() => pedir('detalles')}
      />
      <AccionDeTarjeta
        nombre={`Reservar el ${turno}`}
        rotulo="Reservar"
        motivo={motivoParaNoReservar(franja, etapa)}
        icono={<UserPlus aria-hidden="true" className={ICONO} />}
        alHacer={() => pedir('reservar')}
      />
      {estado === 'BLOQUEADA' && !fueraDelPlan ? (
        <AccionDeTarjeta
          nombre={`Desbloquear el ${turno}`}
          rotulo="Desbloquear"
          cargando={desbloquear.isPending}
          icono={<LockOpen aria-hidden="true" className={ICONO} />}
          alHacer={() => void preguntarYDesbloquear()}
        />
      ) : (
        <AccionDeTarjeta
          nombre={`Bloquear el ${turno}`}
          rotulo="Bloquear"
          motivo={motivoParaNoBloquear(franja, etapa)}
          icono={<Lock aria-hidden="true" className={ICONO} />}
          alHacer={() => pedir('bloquear')}
        />
      )}
    </div>
  );
}
