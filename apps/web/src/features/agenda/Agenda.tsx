import { useSearch } from 'wouter/use-browser-location';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { numeroEn, textoEn } from '../../lib/direccion/direccion.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { AgendaPrivada } from './AgendaPrivada.tsx';
import { agendaEnLaPagina } from './enLaPagina.ts';
import { PortadaDeAgenda } from './PortadaDeAgenda.tsx';

/** The agenda that anybody sees. */
export function Agenda() {
  const consulta = useSearch();
  const escrita = agendaEnLaPagina();
  if (!leerPuertas().agendaPublica) return <AgendaPrivada Enlace={Enlace} />;
  return (
    <PortadaDeAgenda
      agenda={escrita?.agenda ?? { hoy: '', dias: [] }}
      fecha={textoEn(consulta, 'fecha')}
      franja={numeroEn(consulta, 'franja')}
      precios={escrita?.precios?.precios ?? []}
      Enlace={Enlace}
    />
  );
}
