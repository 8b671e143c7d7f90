import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import Trash from 'lucide-react/icons/trash';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { motivoParaNoEliminar } from './acciones.view.ts';
import type { Etapa } from '../dia.view.ts';
import { ERROR_AL_ELIMINAR, useEliminarFranja } from './franjas.mutations.ts';

interface PropiedadesDeEliminarFranja {
  franja: Franja;
  etapa: Etapa;
  alEliminar: () => void;
}

/**
 * The button that deletes a franja, after a question. Where the franja cannot be deleted, the button
 * keeps its place and a press says why.
 */
export function EliminarFranja({ franja, etapa, alEliminar }: PropiedadesDeEliminarFranja) {
  const { mutateAsync: eliminar } = useEliminarFranja();
  const { id, fecha, horaInicio, horaFin } = franja;
  const turno = `turno de las ${horaInicio}`;
  const motivo = motivoParaNoEliminar(franja, etapa);

  async function preguntarYEliminar() {
    const eliminado = await confirmar({
      titulo: `¿Eliminar el ${turno}?`,
      detalle: `El turno del ${nombreDeFecha(fecha)}, de ${horaInicio} a ${horaFin}, deja de ofrecerse y no vuelve a generarse. ${
        franja.esperas
          ? 'Nadie lo reservó; a quienes esperan se les avisa que ya no se da.'
          : 'Nadie lo reservó: no hay a quién avisar.'
      }`,
      accion: 'Eliminar turno',
      alConfirmar: () => eliminar(id),
      siFalla: ERROR_AL_ELIMINAR,
    });
    if (!eliminado) return;
    cartel.exito('Turno eliminado correctamente');
    alEliminar();
  }

  return (
    <Boton
      variante="ghost"
      className={motivo === null ? 'text-peligro!' : ''}
      icono={<Trash aria-hidden="true" className="size-4.5" />}
      aria-label={`Eliminar el ${turno}`}
      aria-disabled={motivo !== null || undefined}
      {...(motivo !== null && { 'aria-description': motivo, title: motivo })}
      onClick={() => (motivo === null ? void preguntarYEliminar() : cartel.error(motivo))}
    >
      Eliminar
    </Boton>
  );
}
