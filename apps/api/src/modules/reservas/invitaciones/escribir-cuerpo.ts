import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { NOMBRE_DE_GENERO, SEXOS } from '@remanso/contract/franja/franjas.rules';
import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import { SERVICIO } from '@remanso/contract/reserva/reservas.rules';
import { QUE_LLEVAR } from '../../../mensajes/turno-en-palabras.ts';
import { html, type Html } from '../../../platform/http/html.ts';
import { rechazableHasta, titularDeFila, type FilaDeInvitacion } from './invitaciones.queries.ts';

export interface VistaDeInvitacion {
  fila: FilaDeInvitacion;
  centro: Centro;
  ahora: string;
  secreto: string;
  /** True where e-mails go out, so that the holder is told what the companion does. */
  conCorreo: boolean;
  /** True after the companion has saved a correction. */
  guardado?: boolean;
  /** The error in the form that the companion sent, and the name as it was typed. */
  error?: { mensaje: string; nombre?: string | undefined };
  /** True after a form was refused. The part 'No puedo ir' is then shown open. */
  quiereSalir?: boolean;
}

/** Returns the body of a companion's page: the turn, and what the companion may do about it. */
export function escribirCuerpo(vista: VistaDeInvitacion): Html {
  const { fila, guardado = false, error } = vista;
  return html`
    <h1>Un turno para ${fila.nombre}</h1>
    ${guardado && html`<p class="dicho" role="status">Los datos quedaron guardados.</p>`}
    ${error !== undefined && html`<p class="dicho" role="alert">${error.mensaje}</p>`}
    ${elTurno(vista)} ${corregir(vista)} ${noPuedoIr(vista)} ${reservarElMio(vista)}
    <footer>
      <p>Este enlace es personal: quien lo tiene puede corregir estos datos y devolver el lugar.</p>
    </footer>
  `;
}

function elTurno({ fila, centro, secreto }: VistaDeInvitacion): Html {
  const { inicio, fin, estado, cerrada } = fila;
  const titular = titularDeFila(fila);
  return html`<section>
    <p>${SERVICIO}. ${titular} hizo la reserva.</p>
    ${estado === 'PENDIENTE' && html`<p class="dicho">La reserva todavía no está confirmada.</p>`}
    ${
      cerrada &&
      html`<p class="dicho">
        En ese horario el centro no abre. Pregúntale a ${titular} antes de ir.
      </p>`
    }
    <dl>
      <dt>Cuándo</dt>
      <dd>
        ${nombreDeFecha(fechaDe(inicio))}
        <div class="hora">${horaDe(inicio)} a ${horaDe(fin)}</div>
      </dd>
      ${
        centro.direccion !== '' &&
        html`<dt>Dónde</dt>
          <dd>
            ${centro.direccion}
            ${centro.mapa !== '' && html`<div><a href="${centro.mapa}">Cómo llegar</a></div>`}
          </dd>`
      }
      <dt>Qué llevar</dt>
      <dd>${QUE_LLEVAR} Llega 10 minutos antes.</dd>
    </dl>
    <a class="boton" href="/api/invitaciones/${secreto}/calendario.ics">Agregar al calendario</a>
  </section>`;
}

/** Leads to the agenda, or to the login where the centre does not show its agenda to everybody. */
function reservarElMio({ fila: { agendaPublica }, centro }: VistaDeInvitacion): Html {
  return html`<section>
    <p>¿Quieres venir otro día a ${centro.nombre}?</p>
    <a class="boton suave" href="${agendaPublica ? '/agenda' : '/login'}">Reservar el mío</a>
  </section>`;
}

function corregir({ fila, secreto, error }: VistaDeInvitacion): Html {
  const { sexo, nombre } = fila;
  const opciones = SEXOS.map(
    (cada) =>
      html`<option value="${cada}" ${cada === sexo && 'selected'}>
        ${NOMBRE_DE_GENERO[cada]}
      </option>`,
  );
  return html`<details ${error?.nombre !== undefined && 'open'}>
    <summary>Corregir mi nombre</summary>
    <form method="post" action="/invitacion/${secreto}/datos">
      <label>
        Nombre
        <input name="nombre" value="${error?.nombre ?? nombre}" maxlength="60" required />
      </label>
      <label>
        Género
        <select name="sexo">
          ${
            sexo === 'NO_DECLARA' &&
            html`<option value="" selected>${NOMBRE_DE_GENERO.NO_DECLARA}</option>`
          }
          ${opciones}
        </select>
      </label>
      <button>Guardar</button>
    </form>
  </details>`;
}

function noPuedoIr(vista: VistaDeInvitacion): Html {
  const { fila, ahora, secreto, conCorreo } = vista;
  const titular = titularDeFila(fila);
  const hasta = rechazableHasta(fila);
  if (ahora > hasta) return fueraDePlazo(vista);
  return html`<details>
    <summary>No puedo ir</summary>
    <form method="post" action="/invitacion/${secreto}/rechazar">
      <p>
        El lugar queda libre para otra persona.
        ${conCorreo ? `${titular} lo sabe enseguida.` : `A ${titular}, avísale tú también.`} Puedes
        avisar hasta el ${nombreDeMomento(hasta)}.
      </p>
      <button>Avisar que no voy</button>
    </form>
  </details>`;
}

/**
 * Returns the ways to reach the centre, for when it is too late to give the place back on the page.
 */
function fueraDePlazo({ fila, centro, quiereSalir = false }: VistaDeInvitacion): Html {
  const { telefono, email, whatsapp } = centro;
  const texto = `Hola, soy ${fila.nombre}. Iba a ir con ${titularDeFila(fila)} el ${nombreDeMomento(fila.inicio)} y no puedo.`;
  return html`<details ${quiereSalir && 'open'}>
    <summary>No puedo ir</summary>
    <p>
      Ya pasó el plazo para devolver el lugar desde esta página. Díselo a ${titularDeFila(fila)} y
      al centro.
    </p>
    <ul>
      ${
        whatsapp !== '' &&
        html`<li>
          <a href="https://wa.me/${whatsapp}?text=${encodeURIComponent(texto)}">
            Escribir al centro por WhatsApp
          </a>
        </li>`
      }
      ${telefono !== '' && html`<li><a href="${enlaceDeTelefono(telefono)}">Llamar al ${telefono}</a></li>`}
      ${email !== '' && html`<li><a href="mailto:${email}">Escribir a ${email}</a></li>`}
    </ul>
  </details>`;
}
