import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import { useId } from 'react';
import { Nota } from '../../components/ui/Nota.tsx';
import { ListaDeConflictos } from './ListaDeConflictos.tsx';

interface PropiedadesDeAQuienAfecta {
  conflictos: Conflictos;
  alternativas: Alternativas;
}

/**
 * The bookings that a change would affect, before it is saved. Nothing can be done about them yet:
 * who goes back must find all as it was.
 */
export function AQuienAfecta({ conflictos, alternativas }: PropiedadesDeAQuienAfecta) {
  const idDeTitulo = useId();
  if (conflictos.length === 0) return <Nota tono="exito">No afecta a ninguna reserva.</Nota>;
  return (
    <section aria-labelledby={idDeTitulo} className="laja bg-aviso-tenue p-4 sm:p-5">
      <h3 id={idDeTitulo} className="text-lg font-bold">
        A quién afecta
      </h3>
      <p className="mt-1 mb-3">
        Nada se cancela solo: al guardar, estas reservas siguen en pie. Después se mueven todas
        juntas, o se mueven y cancelan una por una.
      </p>
      <ListaDeConflictos conflictos={conflictos} alternativas={alternativas} />
    </section>
  );
}
