import type { ComponentType, ReactNode } from 'react';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';

interface PropiedadesDeAgendaPrivada {
  Enlace: ComponentType<{ a: Destino; className: string; children: ReactNode }>;
}

/** The content of `/agenda` where the centre keeps its agenda for people who are logged in. */
export function AgendaPrivada({ Enlace }: PropiedadesDeAgendaPrivada) {
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <Titulo documento="Horarios">Horarios</Titulo>
      <p className="mt-3 text-lg">Los horarios se ven al iniciar sesión.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Enlace
          a="/login?volver=/reservas/nueva-reserva"
          className={clasesDeBoton({ variante: 'terracota', tamano: 'lg' })}
        >
          Iniciar Sesión
        </Enlace>
        <Enlace a="/register" className={clasesDeBoton({ variante: 'agua', tamano: 'lg' })}>
          Registrarse
        </Enlace>
      </div>
    </div>
  );
}
