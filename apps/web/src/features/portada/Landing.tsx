import type { NivelDePromocion } from '@remanso/contract/precio/promocion.rules';
import { EncabezadoMarco } from '../../components/layout/EncabezadoMarco.tsx';
import { OpcionesDeSesion } from '../../components/layout/OpcionesDeSesion.tsx';
import { PieDePagina } from '../../components/layout/PieDePagina.tsx';
import { EnlaceEstatico } from './EnlaceEstatico.tsx';
import { Portada } from './Portada.tsx';
import { Promocion } from './Promocion.tsx';
import { Servicios } from './Servicios.tsx';
import { Turno } from './Turno.tsx';
import { Visita } from './Visita.tsx';
import { PUBLICOS } from './Llamado.tsx';

interface PropiedadesDeLanding {
  niveles: readonly NivelDePromocion[];
  /** True where anybody sees the agenda, to which the landing then leads. */
  agendaPublica: boolean;
}

/**
 * The whole page `/`. The page is rendered ahead of time, so the components of the landing can use
 * neither state nor effects.
 */
export function Landing({ niveles, agendaPublica }: PropiedadesDeLanding) {
  return (
    <>
      <a href="#contenido" className="salto guijarro">
        Saltar al contenido
      </a>
      <EncabezadoMarco>
        {PUBLICOS.map(({ publico, rol }) => (
          <div
            key={publico}
            data-para={publico}
            className="flex flex-col gap-3 md:flex-row md:items-center"
          >
            <OpcionesDeSesion rol={rol} agendaPublica={agendaPublica} Enlace={EnlaceEstatico} />
          </div>
        ))}
      </EncabezadoMarco>
      <main id="contenido">
        <Portada agendaPublica={agendaPublica} desde={precioMinimo(niveles)} />
        <Servicios />
        <Turno />
        <Promocion niveles={niveles} agendaPublica={agendaPublica} />
        <Visita />
      </main>
      <PieDePagina />
    </>
  );
}

function precioMinimo(niveles: readonly NivelDePromocion[]): number | null {
  const precios = niveles.flatMap(({ precio }) => precio?.precioPorPersona ?? []);
  return precios.length > 0 ? Math.min(...precios) : null;
}
