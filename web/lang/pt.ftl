### O que a própria página diz, em português.
### Os nomes vêm antes de dois pontos, no fim ou entre parênteses: assim a frase também serve com o nome “Tu”.

## Início

page-headline = Três jogos de hackers, uma mesa.
page-subline = Joga com amigos através de um link, ou já contra bots. Sem conta, sem e-{"\u2060"}mail, sem instalar nada.
page-games = Jogos
page-players =
    { $from ->
        [0] { $to } jogadores
       *[other] { $from }–{ $to } jogadores
    }
page-minutes = { $from }–{ $to } minutos
page-minutes-both = { $quick }–{ $slow } min com bots, cerca de { $from }–{ $to } com pessoas
page-minutes-measured = { $quick }–{ $slow } min com bots, { $from }–{ $to } com pessoas
page-minutes-measured-about = Medido neste servidor em { $count } partidas com pessoas. Metade durou esse tempo; a mediana é { $median } min.
page-play-now = Jogar já contra bots
page-lesson-learn = Aprender em dois minutos
page-lesson-go-on = Continuar a lição
page-lesson-return = Voltar à tua lição: { $game }
page-invite = Convidar amigos
page-bots = Bots
page-how-to-play = Como se joga
page-how-to-play-about = O jogo em três imagens: o objetivo, uma vez e como se pontua.
page-intro-title = { $game } em três imagens
page-intro-goal = O objetivo
page-intro-turn = A tua vez
page-intro-score = Como se pontua
page-intro-you = Esta é a tua cor e a tua forma.
page-intro-example = À mesa, cada um tem uma cor e uma forma. Aqui, és este.
page-intro-step = Imagem { $at } de { $last }
page-intro-next = Seguinte
page-intro-skip = Saltar
page-intro-start = Começar
page-intro-table = Para a mesa
page-intro-lesson = Treinar primeiro dois minutos
page-return = Voltar à tua partida de { $game }
page-your-turn = É a tua vez
page-turn-in = É a tua vez: { $game }
page-still-running = A decorrer
page-in-lobby = À espera de começar
page-finished = Terminada
page-abandoned = Por acabar
page-interrupted = Interrompida
page-placed =
    { $place ->
        [1] Vitória
        [2] 2.º lugar
        [3] 3.º lugar
       *[other] { $place }.º lugar
    }
page-my-games = As minhas partidas
page-no-games = Ainda nada. As tuas partidas vão esperar por ti aqui.
page-show-all = Mostrar as { $count }
page-bot-count =
    { $count ->
        [one] um bot
       *[other] { $count } bots
    }
page-your-name = O teu nome
page-name-placeholder = Como te chamamos?
page-name-about = É este o nome que os outros veem à mesa. Podes mudá-lo quando quiseres.
page-name-saved = Olá, { $name }!
page-guest-name = Visitante { $number }
page-key-welcome = Que bom ver-te de novo, { $name }!
page-met = Pessoas com quem jogaste
page-person-open = Sobre { $name }
page-person-open-about = silencia, bloqueia ou denuncia esta pessoa.
page-person-more = Silenciar, bloquear, denunciar
page-person-mute = Silenciar
page-person-mute-about = Não vês o que esta pessoa diz, em mesa nenhuma. Ela não fica a saber.
page-person-block = Bloquear
page-person-block-about = Não se pode sentar nas tuas mesas, nem é posta à mesa contigo. Ela não fica a saber.
page-person-muted = em silêncio
page-person-blocked = bloqueio
page-person-invite = Convidar para a tua mesa: { $game }
page-person-invite-about = Envia este link por um meio que ambos conheçam.
page-person-page = Página do jogador
page-person-page-about = Os resultados e as medalhas desta pessoa, se tos mostrar.
page-report = Denunciar…
page-report-about = A denúncia vai para quem gere este servidor, com as últimas linhas da conversa e o registo da partida. A pessoa não fica a saber.
page-report-cancel-about = Fecha este formulário. Nada é enviado.
page-report-reason = De que se trata?
page-report-insults = Insultos
page-report-cheating = Batota
page-report-stalling = Empatar o jogo
page-report-name = Nome
page-report-other = Outra coisa
page-report-words = Em poucas palavras
page-report-send = Enviar denúncia
page-report-sent = A denúncia foi enviada. Obrigado.
page-face = O teu rosto
page-face-about = Os outros veem-no ao lado do teu nome.
page-face-another = Outros rostos
page-face-choice = Rosto { $number }

page-find-title = Jogar com outras pessoas
page-find = Encontrar pessoas
page-find-about = Procuramos pessoas mais ou menos do teu nível, e entretanto podes jogar contra bots.
page-find-choose = Escolher o que jogar
page-find-any = Qualquer
page-find-any-game = qualquer jogo
page-find-any-size = qualquer número de jogadores
page-find-players = Jogadores
page-find-sizes = { $sizes } jogadores
page-find-bots = Os bots completam a mesa
page-find-after-30 = após 30 s
page-find-after-60 = após 1 min
page-find-after-180 = após 3 min
page-find-after-never = nunca
page-find-summary-30 = bots ao fim de 30 segundos
page-find-summary-60 = bots ao fim de um minuto
page-find-summary-180 = bots ao fim de três minutos
page-find-summary-never = sem bots
page-find-language = Só com quem quer jogar em { $language }
page-find-rated-about = Se todos à mesa tiverem escolhido isto, o resultado altera as vossas classificações. É preciso relógio; quem sai mais cedo conta como último.
page-seeking = À procura de pessoas
page-seeking-others =
    { $count ->
        [one] mais uma pessoa à procura
       *[other] mais { $count } pessoas à procura
    }
page-seeking-found = Mesa encontrada, faltam as outras pessoas
page-seeking-stop = Termina a procura. O jogo em que estás continua.
page-offer-title = Há uma mesa para ti
page-offer-people =
    { $count ->
        [one] com mais uma pessoa
       *[other] com mais { $count } pessoas
    }
page-offer-about =
    { $seconds ->
        [one] Responde no próximo segundo. A partida que deixas fica como está.
       *[other] Responde nos próximos { $seconds } segundos. A partida que deixas fica como está.
    }
page-offer-yes = Ir para a mesa
page-offer-no = Agora não
page-offer-missed = Havia uma mesa, mas a tua resposta não chegou a tempo. A procura terminou.
page-open-tables = Mesas abertas
page-open-about = Mesas abertas a toda a gente. Senta-te, ou fica só a ver.
page-open-filters = Que mesas mostrar
page-open-game = Jogo
page-open-room = Lugar para
page-open-room-for =
    { $count ->
        [one] uma pessoa
       *[other] { $count } pessoas
    }
page-open-all = Todas
page-open-chairs = { $free } de { $chairs } lugares livres
page-open-join = Para a mesa
page-open-join-at = Para a mesa: { $game }, { $name }
page-open-none = De momento não há mesas abertas.
page-open-none-about = Procura pessoas, ou convida algumas e liga “Aberta a toda a gente” na mesa.
page-open-none-fits = Nenhuma mesa aberta corresponde.
page-open-show-all = Mostrar todas
page-public = Aberta a toda a gente
page-public-about = A mesa aparece na lista das mesas abertas, com os nomes de quem está sentado. De outro modo, só vem quem tiver a ligação.
page-public-told = Esta mesa está aberta a toda a gente: aparece na lista das mesas abertas.
page-public-language = Língua da mesa
page-welcome = Quem é bem-vindo
page-welcome-everybody = Toda a gente
page-welcome-newcomers = Iniciantes
page-welcome-experienced = Experientes
page-quick-waiting = A partida começa sozinha assim que todos chegarem. Ainda falta: { $names }
page-quick-soon = A partida começa sozinha assim que todos chegarem.

## Definições

page-settings = Definições
page-settings-look = Aspeto e som
page-settings-play = Durante o jogo
page-settings-told = Avisos
page-language = Língua
page-language-about = A língua desta página. À mesa, cada pessoa pode ter a sua.
page-theme = Tema
page-theme-about = escuro, claro ou como está definido no teu dispositivo.
page-theme-auto = Sistema
page-theme-dark = Escuro
page-theme-light = Claro
page-speed = Animação
page-speed-about = a rapidez com que se movem cartas, peões e dados. Sem movimento, vês imagens paradas.
page-speed-off = Nenhuma
page-speed-slow = Calma
page-speed-normal = Normal
page-speed-fast = Rápida
page-confirm-moves = Confirmar jogadas
page-confirm-moves-about = As jogadas importantes são mostradas primeiro e só contam quando as confirmas.
page-play-here = Jogar contra bots neste dispositivo
page-play-here-about = A partida começa sem esperas e não precisa de rede, mas fica só neste dispositivo. Se estiver desligado, a partida fica no servidor e podes continuá-la noutro dispositivo.
page-hints = Aprender jogando
page-hints-about = Dicas curtas no momento certo, cada uma só uma vez.
page-tell-turn = Avisar-me quando for a minha vez
page-tell-turn-about = O navegador avisa-te quando nenhuma página está à vista. Diz qual é o jogo, e não revela segredo nenhum.
page-tell-turn-unable = Aqui, este navegador não consegue fazer isso.
page-tell-turn-refused = O navegador não deixa. Autoriza as notificações deste site nas definições dele e volta a ligar esta opção.
page-tell-closed = Também te pode avisar com todas as páginas fechadas.
page-tell-open-only = O serviço de push do navegador não está acessível, por isso só te pode avisar com esta página aberta em segundo plano.
page-quiet = Horas de silêncio
page-quiet-about = Nessas horas não há avisos. Se ainda for a tua vez quando acabarem, és avisado uma vez.
page-quiet-from = das
page-quiet-until = às
page-told-here = Avisar-me das minhas vezes nesta mesa
page-told-here-about = Pelo navegador, por e-mail e no canal da mesa. Só para esta mesa.
page-mail = Avisar-me por e-mail
page-mail-to = As tuas vezes são anunciadas a { $address }.
page-mail-waits = Enviámos um e-mail para { $address }. Abre a ligação que traz para confirmar o endereço.
page-mail-about = Diz qual é o jogo e com quem jogas. O endereço fica guardado até parares os e-mails ou apagares os teus dados, e ninguém na mesa o vê.
page-mail-stop = Parar os e-mails
page-mail-confirm = Confirmas que as tuas vezes sejam anunciadas a este endereço?
page-mail-confirm-yes = Confirmar
page-mail-confirmed = O teu endereço está confirmado.
page-mail-stop-sure = Não queres mais e-mails sobre as tuas vezes?
page-mail-stopped = Não vais receber mais e-mails.
page-channel = Avisar um canal
page-channel-about = Quando é a vez de alguém que não está, esta mesa diz isso num canal vosso, com o nome do jogador e a ligação para a mesa.
page-channel-add = Juntar um canal
page-channel-kind = Tipo de canal
page-channel-url = Endereço do webhook
page-channel-kept = O canal recebeu uma primeira mensagem.
page-channel-remove = Remover o canal
page-sounds = Sons e vibração
page-sounds-about = O telemóvel vibra quando é a tua vez, quando te apanham ou quando cai um vírus.
page-volume = Volume
page-sound-offer = Jogar com som?
page-sound-on = Ligar o som
page-sound-off = Sem som
page-other-device = Jogar noutro dispositivo
page-other-device-about = Abre lá um link pessoal para continuares com o teu nome. Funciona uma vez, durante meia hora.
page-make-link = Criar link pessoal
page-link-once = Funciona uma vez, até às { $time }. Mantém-no em segredo: quem o abrir pode jogar em teu nome.
page-link-title = Link pessoal
page-link-you = Neste dispositivo és { $name }.
page-link-become = Passar a ser { $name } aqui?
page-link-careful = Continua só se foste tu a criar este link. Quem o criou também pode jogar como { $name }.
page-link-kept = { $name } não se perde: podes voltar a trocar nas definições.
page-link-yes = Passar a ser { $name }
page-link-stay = Continuar como { $name }
page-link-same = Aqui já és { $name }.
page-people = Pessoas neste dispositivo
page-people-about = Também jogaram neste navegador. Mais ninguém vê esta lista.
page-people-become = Passar a ser { $name }
page-people-forget = Esquecer { $name } aqui
page-passkeys = Chaves de acesso
page-passkeys-about = Com uma chave de acesso és tu em todos os dispositivos que a têm, sem palavra-passe. O servidor só guarda aquilo com que a verifica.
page-passkey-add = Adicionar uma chave de acesso
page-passkey-added = A chave de acesso foi guardada.
page-passkey-known = Este dispositivo já tem uma chave de acesso tua.
page-passkey-remove = Remover chave de acesso
page-passkey-enter = Tenho uma chave de acesso
page-passkey-enter-about = Sê aqui quem és nos teus outros dispositivos. Quem jogou aqui continua conhecido deste dispositivo.
page-devices = Os teus dispositivos
page-devices-about = Todos os dispositivos em que jogas com o teu nome. Remove os que já não usas: as páginas abertas lá fecham-se de imediato.
page-device-unknown = Dispositivo desconhecido
page-device-this = este dispositivo
page-device-seen = usado pela última vez a { $day }
page-device-since = desde { $day }
page-device-revoke = Remover
page-delete = Apagar os meus dados
page-delete-ask = Apagar os meus dados…
page-delete-about = Apaga o teu nome, as tuas mensagens e o teu acesso às tuas partidas. Nas partidas a decorrer, joga um bot por ti.
page-delete-sure = Apagar tudo? Não dá para voltar atrás.
page-delete-yes = Sim, apagar tudo
page-about = Sobre o Hacktable
page-licences = Licenças de tudo o que é usado aqui
page-materials = De que é feito (para programas)

## Palavras pequenas

page-close = Fechar
page-announced = De quem gere este servidor:
page-close-about = Fecha esta janela. Nada mais muda.
page-cancel = Cancelar
page-save = Guardar
page-copy = Copiar
page-copied = Copiado
page-send = Enviar
page-try-again = Tentar de novo
page-to-home = Ir para o início
page-nowhere = Aqui não há nada
page-nowhere-about = Talvez o endereço esteja mal escrito, ou a mesa já não exista.
page-unreached = O servidor não está a responder.
page-fault-unknown = Não resultou ({ $code }).
page-skip = Saltar para o jogo
page-tools = Ferramentas

## Pessoas

page-you = Tu
page-you-named = { $name } (tu)
page-nobody = Cadeira livre
page-bot-name = Bot { $number }
page-acting = (a jogar)
# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
page-points =
    { $points ->
        [one] Pontos: { $points }
       *[other] Pontos: { $points }
    }
page-points-word = pontos
page-presence-away = ausente
page-presence-left = saiu, joga um bot
page-presence-bot = ausente, joga um bot
page-watchers =
    { $count ->
        [one] Uma pessoa a ver
       *[other] { $count } a ver
    }

## Antes do jogo

page-chairs = Cadeiras
page-chair = Cadeira { $number }
page-host = Anfitrião/ã
page-is-ready = A postos
page-not-ready = Ainda não
page-sit = Sentar aqui
page-sit-down = Sentar-me
page-move-here = Mudar para aqui
page-stand = Levantar-me
page-kick = Tirar da mesa
page-outside = Fora da mesa
page-let-in = Deixar { $name } voltar
page-add-bot = Bot
page-remove-bot = Tirar { $name }
page-share-add = Juntar alguém neste dispositivo
page-share-about = Vão passando o dispositivo uns aos outros. Antes da vez de outra pessoa, a página esconde tudo e pede que o passem: assim, cada um guarda os seus segredos.
page-share-name = Nome
page-share-seat = Dar-lhe uma cadeira
page-share-here = neste dispositivo
page-share-with = no mesmo dispositivo que { $name }
page-share-remove = Tirar
page-level = Como joga o bot
page-level-random = Joga ao acaso
page-level-careless = Distrai-se muito
page-level-average = Presta alguma atenção
page-level-greedy = Joga bem
page-level-beginner = Principiante
page-level-casual = Descontraído
page-level-regular = Experiente
page-level-expert = Perito
page-level-champion = Campeão
page-personality-cautious = cauteloso
page-personality-sly = matreiro
page-level-search = Antecipa jogadas
page-who-are-you = Quem és?
page-invite-title = Convidar
page-invite-about = Quem abrir este link pode sentar-se ou ficar a ver.
page-invite-link = Link desta mesa
page-qr = Mostrar código QR
page-qr-label = Código QR com o link desta mesa
page-options = Como jogamos
page-options-host = Quem gere a mesa é que escolhe.
page-options-time = Tempo
page-options-time-rated = Tempo e classificação
page-options-help = Ajudas e retirar jogadas
page-picture = O vosso tabuleiro
page-picture-larger = Mostrar maior
page-preset-brings = O que muda:
page-preset-as = Edição: { $value }
page-details = Pormenores
page-details-about = Pontos em que os livros de regras impressos diferem. Cada um pode ser definido à parte.
page-numbers = Ajustes finos
page-details-set = Alterados: { $count }
page-file-choose = Escolher ficheiro…
page-file-template = Começa por um dos nossos: explica como se desenha
page-file-download = Descarregar
page-file-about = Também o podes largar aqui. No máximo { $most } caracteres.
page-file-faults =
    { $count ->
        [one] Um erro em { $name }. Nada foi alterado.
       *[other] { $count } erros em { $name }. Nada foi alterado.
    }
page-file-more = Pode haver mais: corrige primeiro estes.
page-pace = Relógio
page-pace-off = Nenhum
page-pace-relaxed = Calmo
page-pace-quick = Rápido
page-pace-off-about = Ninguém tem de se apressar.
page-pace-relaxed-about = 45 segundos por decisão e dez minutos de reserva para toda a partida.
page-pace-quick-about = 15 segundos por decisão e um minuto e meio de reserva para toda a partida.
page-patient = Ao longo de dias
page-patient-about = Todos esperam por quem está ausente e nenhum bot continua no seu lugar. Joga-se sem relógio. Quem o ligou nas definições é avisado da sua vez.
page-patient-here = Esperar por quem está ausente
page-patient-here-about = Desliga isto se alguém não voltar: então um bot continua no seu lugar até que volte.
page-aids = Ajudas à memória
page-sit-first = Escolhe uma cadeira para jogar, ou fica só a ver.
page-table-full = As cadeiras estão todas ocupadas. Podes ficar a ver.
page-ready = A postos
page-unready = Ainda não
page-ready-about = Podemos começar? Avisa quando estiveres a postos.
page-wait-host = A postos! Quem gere a mesa dá início à partida.
page-start = Começar a partida
page-start-about = Está toda a gente a postos.
page-start-too-few = Para jogar são precisos pelo menos { $players }: convida alguém ou junta um bot.
page-start-waiting = À espera de: { $names }.
page-fair-promise = Ninguém pode escolher as cartas: com “A postos”, cada navegador fixa uma semente secreta, como o servidor já fez (impressão digital: { $fingerprint }).
page-revealing = Vai começar: os navegadores revelam as suas sementes.
page-revealing-for = Vai começar: falta a semente de { $names }.
page-failed-starts = Inícios falhados desta partida: { $count }. Semente em falta: { $names }.
page-failed-server = o servidor, que parou
page-failed-gone = alguém que já não está
page-alarm-list = Na lista do servidor falta o que este navegador fixou com “A postos”. O navegador não revela nada: não confies nesta mesa.
page-alarm-changed = Esta partida segue uma lista diferente daquela em que este navegador revelou a sua semente. Se não a iniciaste noutro dispositivo teu, não confies neste sorteio.
page-alarm-seeds = As sementes desta partida não correspondem às impressões digitais fixadas antes. Não confies neste sorteio.
page-alarm-tries = Este navegador participou em mais inícios falhados do que o servidor admite: um sorteio pode ter sido deitado fora às escondidas.
page-dealing = A pôr a mesa…

## Jogo

page-actions = O que podes fazer
page-over = O jogo acabou.
page-sending = A enviar…
page-sending-later = A tua jogada segue assim que a ligação voltar.
page-rests = Nenhum dos jogadores está cá: o jogo espera até que um deles volte.
page-watch = Vê o que acontece…
page-lesson = Lição
page-lesson-progress = Passo { $step } de { $of }
page-lesson-watch = Agora os outros…
page-lesson-onward = Continuar
page-lesson-stands = O tempo para enquanto lês.
page-lesson-step-again = Recomeçar este passo
page-lesson-missed = Os outros foram mais rápidos e o tempo está parado. Não faz mal: tenta outra vez.
page-lesson-leave = Sair da lição
page-lesson-about = A lição espera por ti: podes continuar quando quiseres.
page-lesson-prepared = Numa lição está tudo preparado: dados e cartas saem como previsto.
page-lesson-end = Já sabes jogar!
page-lesson-play = Jogar a sério
page-lesson-again = Outra vez
page-skip-show = Saltar
page-skip-show-about = Mostra logo como acabou.
page-confirm = Confirmar
page-unstage = Escolher de novo
page-unstage-about = A jogada ainda não foi feita: escolhe outra.
page-take-back = Retirar jogada
page-take-back-about = Ninguém ficou ainda a saber nada com a tua jogada, por isso podes retirá-la.
page-plead = Pedir para retirar
page-plead-about = Pergunta-se aos outros. Também se retira tudo o que foi feito depois da tua jogada. Dados e cartas voltam a sair como saíram.
page-pleads = { $name } gostaria de retirar uma jogada, com tudo o que foi feito depois. Dados e cartas voltariam a sair como saíram.
page-plead-waiting = Pediste para retirar a tua jogada. Falta responder: { $names }.
page-plead-yes = Permitir
page-plead-no = Continuar a jogar
page-consent-option = Retirar por acordo
page-consent-option-about = Também uma jogada com que alguém já ficou a saber algo pode ser retirada, se todos concordarem. Os bots concordam sempre. Dados e cartas voltam a sair como saíram.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = o jogo acaba
page-advice = O que jogarias?
page-advice-thinking = A pensar…
page-advice-none = Aqui não há conselho a dar.
page-advice-chance = { $odds } de vencer
page-advice-place = lugar esperado { $place }
page-advice-points = cerca de { $points } no fim
page-advice-prospect = { $what }: { $odds }
page-advice-from = O campeão pensou adiante, sabendo apenas o que tu sabes.
page-advice-option = Conselhos
page-advice-about = Todos podem perguntar o que o campeão jogaria. Quem joga sozinho contra bots pode sempre.
page-why = Porque fizeram isso?
page-why-chose = { $name }: { $what }
page-why-next = A segunda melhor: { $what }, { $odds }
page-why-better = Melhor: { $what }, { $odds }
page-why-even = Mais ou menos igual: { $what }, { $odds }
page-why-none = Ainda não há nada para explicar.
page-why-from = Calculado a partir do que podias saber antes de cada escolha. O que os bots têm na mão fica secreto.
page-why-about = O que os bots escolheram há pouco, e o que fala a favor ou contra.
page-why-replay-none = Aqui não havia nada a escolher, ou nada se pode dizer sobre isso.
page-why-replay-from = A visão do campeão, com tudo o que o jogador sabia antes desta escolha.
page-open-rule = Abrir a regra { $rule }
page-inspect = O que é isto
page-inspect-keys = ← → seguinte · PgUp PgDn outro tipo · ↵ regra · Esc fechar
page-inspect-can = Agora podes: { $choices }.
page-inspect-player =
    { $who ->
        [you] És tu.
        [bot] Um bot.
       *[guest] Uma pessoa à mesa.
    }
page-inspect-turn = A jogar agora.
page-inspect-points = Pontos até agora.
page-inspect-act = Podes fazer isto agora.
page-inspect-field = Um valor deste jogo.
page-inspect-fixed = Fixo durante o jogo todo.
page-inspect-place = Lugar { $place }.
page-inspect-hidden = Não podes sabê-lo.
page-inspect-bar-log = Tudo o que aconteceu, linha a linha.
page-inspect-bar-rules = Todas as regras por número, com pesquisa.
page-inspect-bar-chat = Dizer algo a todos à mesa.
page-inspect-bar-keys = O que se pode fazer com o teclado.
page-inspect-bar-settings = Língua, cores, movimento e som.
page-inspect-bar-pass = Tapar o ecrã e passar o aparelho a outra pessoa.
page-inspect-bar-back = A última ronda outra vez, com tudo o que estava escondido.
page-hint = Dica
page-hint-got-it = Entendi
page-clock = Tempo:
page-clock-about = Tempo para esta decisão, mais a reserva para toda a partida
page-log = Histórico
page-earlier = Anteriores
page-log-hushed = O que aconteceu antes fica escondido enquanto as contas estão viradas para baixo. Mais tarde volta a aparecer.
page-rules = Regras
page-search-rules = Procurar nas regras
page-search-none = Nada encontrado. Tenta outra palavra.
page-rules-none = Este jogo não traz regras por escrito.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, uma mensagem nova
       *[other] Chat, { $count } mensagens novas
    }
page-chat-empty = Ainda ninguém disse nada. Diz olá!
page-chat-write = Escreve algo
page-mute = Silenciar { $name }
page-mute-about = As mensagens e os balões ficam escondidos, só para ti.
page-unmute = Deixar de silenciar { $name }
page-mute-bots = Silenciar os bots
page-unmute-bots = Voltar a ouvir os bots
page-calls = Dizer qualquer coisa
page-call-about = Toda a gente o vê num balão junto ao teu lugar, na sua própria língua.
page-said = { $name } disse: { $words }
page-hearing-nothing = Não dizer nada
page-hearing-onward = Continuar
page-keys = Teclas
page-key-pick = Escolher uma das ações, ou uma carta da mão
page-key-confirm = Confirmar a jogada
page-key-unstage = Escolher de novo
page-key-take-back = Retirar a tua última jogada
page-key-arrows = Percorrer o tabuleiro
page-key-inspect = Explicar o que está selecionado, ou percorrer tudo o que há na mesa
page-key-skip = Saltar a animação
page-leave = Sair da partida
page-leave-about = Um bot continua no teu lugar. Podes voltar enquanto a partida durar.
page-leave-alone = Não há mais ninguém a jogar: a partida acaba aqui, sem ninguém ganhar.
page-leave-pause = Também podes só ausentar-te. O lugar continua a ser teu; se houver mais gente a jogar e demorares muito, um bot joga por ti até voltares.
page-leave-yes = Sair de vez
page-leave-later = Só por agora
page-stay = Ficar
page-you-left = Está um bot a jogar por ti.
page-take-seat-again = Retomar o lugar
page-line-opening = A chegar à mesa…
page-line-lost = Ligação perdida, já volta…
page-not-connected = Não chegou ao destino: a ligação ainda está a voltar. Tenta outra vez.

## Um dispositivo para vários

page-hand-pass = Passar o dispositivo
page-hand-to = Passa o dispositivo a { $name }
page-hand-on = Passa o dispositivo adiante
page-hand-first = Ainda têm de escolher: { $names }. Começa quem pegar nele.
page-hand-who = Quem tem o dispositivo?
page-hand-about = Neste momento, não há segredos de ninguém no ecrã.
page-hand-i-am = Sou { $name }
page-hand-watch = Ninguém: mostrar só o que todos podem ver
page-hand-last = O que acabou de acontecer

## Um jogo trazido por outro pacote

page-added-table = A mesa
page-added-board = O que não muda
page-added-choose = É a tua vez: escolhe uma destas ações.
page-added-choose-above = É a tua vez: escolhe uma das ações na mesa.
page-added-wait = À espera de { $names }.
page-added-nobody = ninguém
page-added-hidden = oculto
page-added-yes = sim
page-added-no = não
page-added-hint = Este jogo não tem tabuleiro próprio: vês numa lista tudo o que podes saber. O que acabou de mudar tem uma moldura colorida.

## Fim

page-end-you-won = Ganhaste!
page-end-won = { $name } ganha
page-end-shared = Vitória partilhada: { $names }
page-end-abandoned = A partida ficou por acabar.
page-end-interrupted = A partida foi interrompida.
page-other-rules-rules = Esta partida começou com a versão { $begun } das regras, e este servidor joga agora com a versão { $now }.
page-other-rules-game = Este servidor já não tem este jogo.
page-other-rules-options = Esta partida começou com opções que este servidor já não conhece.
page-other-rules-moves = Uma jogada feita nesta partida não é permitida pelas regras deste servidor.
page-other-rules-interrupted = Por isso ninguém a pode continuar aqui. Nada se perdeu: em baixo vês o que todos viram, e as sementes estão reveladas.
page-other-rules-ended = Por isso não pode ser revista no tabuleiro aqui. Em baixo vês o que todos viram.
page-other-rules-record = Podes descarregar o registo. Só um Hacktable com as regras antigas o pode verificar.
page-seen = O que todos viram
page-seen-opening = No início
page-seen-clock = Relógio
page-seen-not-kept = O que todos viram desta jogada não foi guardado.
page-seen-nothing = Não foi feita nenhuma jogada.
page-seen-all = Mostrar tudo ({ $count })
page-match = Partida { $number }
page-rematch = Jogar outra vez
page-replay = Rever
page-look-board = Ver o tabuleiro
page-to-result = Ver o resultado
page-to-table = Ir para a mesa
page-record = Descarregar o registo
page-no-points = Sem pontos
page-graph = Como correu
page-graph-about = Pontos de toda a gente ao longo da partida
page-graph-moves = jogadas →

## Verificar o sorteio

page-verify = Verificar o sorteio
page-verify-about = Todo o acaso desta partida vem de uma chave, feita de uma semente do servidor e de uma de cada lugar. Todas foram fixadas por impressões digitais antes de se mostrar a primeira.
page-verify-now = Conferir neste navegador
page-verify-commitment-holds = O servidor manteve a sua semente: é aquela cuja impressão digital o teu navegador viu antes de tirar a tua.
page-verify-commitment-fails = A semente do servidor não corresponde à impressão digital mostrada antes da partida. Não confies neste sorteio.
page-verify-commitment-unknown = A semente do servidor corresponde à impressão digital que ele indica agora. Mas este navegador não a anotou antes da partida, por isso prova pouco.
page-verify-own-holds = A tua semente na chave é a que o teu navegador tirou. Desde que fosse imprevisível, a chave também o era, fizessem os outros o que fizessem.
page-verify-own-fails = A semente indicada para o teu lugar não é a que o teu navegador tirou. Não confies neste sorteio.
page-verify-own-unknown = Este navegador não tirou nenhuma semente para esta partida, por isso não pode responder por nenhuma.
page-verify-list-holds = A lista de impressões digitais é mesmo aquela em que o teu navegador revelou a sua semente. Por isso, ninguém pôde mudar a sua depois de ver a tua.
page-verify-list-fails = A lista de impressões digitais não é aquela em que o teu navegador revelou a sua semente. Não confies neste sorteio, a não ser que tenhas iniciado a partida noutro dispositivo teu.
page-verify-list-unknown = Este navegador não guardou a lista desta partida e não a pode comparar. Se iniciaste a partida neste navegador, isso é suspeito.
page-verify-seats-holds = A semente de cada lugar corresponde à sua impressão digital, e as dos bots resultam da lista pela regra pública.
page-verify-seats-fails = A semente de um lugar não corresponde à sua impressão digital, ou a de um bot não resulta da lista. Não confies neste sorteio.
page-verify-tries-none = Foi o primeiro início desta partida: ninguém recusou um sorteio.
page-verify-tries-some = Inícios falhados antes deste: { $count }. Cada um pode ter sido um sorteio de que alguém não gostou. Semente em falta: { $names }.
page-verify-tries-fails = Este navegador participou em mais inícios falhados do que o servidor admite. Não confies neste sorteio.
page-verify-open = Esta partida é do tempo em que os lugares enviavam as sementes às claras. Quem gere o servidor, se jogou, podia ter experimentado sementes até o sorteio lhe convir.
page-verify-against = Quem podia ter escolhido o sorteio?
page-verify-against-player = Outra pessoa a jogar
page-verify-against-host = Quem gere a mesa
page-verify-against-operator = Quem gere o servidor
page-verify-against-operator-who-plays = Quem gere o servidor e também joga
page-verify-could-holds = não podia
page-verify-could-fails = não está excluído
page-verify-could-unknown = aqui não se pode saber
page-verify-not = O que não fica provado
page-verify-not-device = Várias pessoas num dispositivo: quem o tem na mão pode conhecer as sementes de todos os que jogam nele.
page-verify-not-refusing = Qualquer pessoa pode recusar um sorteio não revelando a sua semente. Então a partida não começa, e isso conta-se acima.
page-verify-not-page = Esta página também vem do servidor, e quem o gere pode ver todas as cartas. Se duvidas da página, confere o registo com uma cópia do Hacktable obtida noutro lado.
page-verify-key = Esta é a chave, calculada aqui a partir de todas as sementes:
page-verify-rest = Se não queres confiar nesta página, confere o registo noutro lado:
page-verify-file = FICHEIRO
page-verify-record = Verificar uma partida
page-verify-record-about = Dá um registo a esta página. Ela joga a partida inteira outra vez neste dispositivo e compara cada linha: o sorteio, cada jogada, o que todos viram, o resultado. Nada é enviado, e não é precisa rede.
page-verify-record-file = Registo
page-verify-record-running = A jogar outra vez: { $done } de { $all }…
page-verify-record-again = A partida inteira está a ser jogada outra vez neste dispositivo…
page-verify-record-holds = { $game }: este registo está certo.
page-verify-record-moves = Jogada outra vez neste dispositivo, deu tudo igual. Ações: { $actions }; { $ended ->
        [yes] terminada.
       *[no] por terminar.
    }
page-verify-record-fails = Este registo não está certo.
page-verify-record-unknown = Aqui não é possível dizer.
page-verify-record-version = Foi jogada com a versão { $version } das regras de { $game }, e esta página tem a versão { $here }.
page-verify-record-game = Esta página não tem o jogo { $game }.
page-verify-record-broken = Não foi possível jogar a partida outra vez neste dispositivo. Tenta de novo, ou confere o registo com “hacktable verify”.
page-verify-record-committed = Ninguém, se a lista abaixo for aquela em que o teu navegador revelou a sua semente. O fim da partida compara as duas.
page-verify-record-seed = Só há uma semente: quem a deu podia escolher o sorteio.
page-verify-record-daily = Partida do dia, { $day }: ninguém que joga a podia escolher. Quem gere o servidor sorteou a semente e conhecia-a; a impressão digital abaixo, se estava na lista antes do dia, prova que nada foi mudado depois.
page-verify-record-list = Mostrar as impressões digitais, por ordem
page-verify-other-key = O registo tem sementes diferentes das que esta página recebeu.
page-here-options = Estas opções não combinam.
page-here-invite = Esta mesa está no teu dispositivo: mais ninguém pode entrar nela. Para jogar com amigos, abre uma mesa com um link.
page-away = Sem ligação ao servidor.
page-away-about = Podes jogar contra bots neste dispositivo, ler as regras e verificar partidas. Para convidar amigos é preciso o servidor.
page-away-needed = Precisa do servidor
page-together-here = Em conjunto neste dispositivo
page-site = Aqui tudo corre no teu próprio dispositivo.
page-site-about = Joga contra bots, ou em conjunto neste dispositivo. Para jogar com amigos através de uma ligação, alguém tem de pôr um servidor a funcionar: pip install "hacktable[server]", depois hacktable serve.
page-seeds = Mostrar impressões digitais e sementes, pela ordem
page-seed-commitment = Impressão digital (SHA-256): { $name }
page-seed-of = Semente: { $name }
page-seed-server = Servidor
page-seed-none = nenhuma (um bot)

## Rever

page-eyes = Ponto de vista
page-eyes-open = Tudo visível
page-scrub = Passo da partida
page-replay-speed = Velocidade
page-share-moment = Partilhar este momento
page-share-moment-about = Quem abrir esta ligação chega a este passo da repetição. As conversas mostram esta imagem: o que todos viram, sem cartas secretas.
page-share-moment-link = Ligação para este passo
page-share-moment-picture = Imagem deste passo
page-step = Passo { $at } de { $last }
page-play = Reproduzir
page-pause = Pausa
page-step-back = Um passo atrás
page-step-forward = Um passo à frente
page-moment = Momento-chave
page-moment-before = Momento-chave anterior
page-moment-next = Momento-chave seguinte

## Mensagens prontas

call-hello = Olá!
call-good-luck = Boa sorte!
call-well-played = Bem jogado!
call-thanks = Obrigado/a!
call-oops = Ups…
call-hurry = É a tua vez!
call-wow = Uau!
call-good-game = Bela partida!

## Avisos

notice-timeout = Tempo esgotado: { $name }. A jogada foi feita automaticamente.
notice-took-over = Longe da mesa há algum tempo: { $name }. Entra um bot.
notice-came-back = De volta à mesa: { $name }.
notice-left = Fora da partida: { $name }. Continua um bot.
notice-kicked = Fora da mesa, por decisão de quem a gere: { $name }.
notice-not-come = Faltou à chamada: { $name }. Um bot fica com o lugar.
notice-declined = Contra retirar a jogada: { $name }.
notice-not-revealed = Sem início, faltou uma semente: { $name }. Confirma de novo “A postos”.
notice-again-options = As opções ou o relógio mudaram. Confirma de novo “A postos”.
notice-again-bots = Os bots mudaram. Confirma de novo “A postos”.
notice-again-sat = Nova presença na mesa: { $name }. Confirma de novo “A postos”.
notice-again-moved = Noutra cadeira: { $name }. Confirma de novo “A postos”.
notice-again-stood = Deixou a cadeira: { $name }. Confirma de novo “A postos”.
notice-again-shared = Mudou o grupo num dispositivo: { $name }. Confirma de novo “A postos”.
notice-again-kicked = Fora da mesa, por decisão de quem a gere: { $name }. Confirma de novo “A postos”.

## Erros

fault-not-understood = O servidor não percebeu. Talvez ajude recarregar a página.
fault-hello-first = A ligação baralhou-se. Recarrega a página, por favor.
fault-slow-down = Foi depressa demais. Espera um momento e tenta de novo.
fault-nobody = A mesa ainda não te conhece. Primeiro, escolhe um nome.
fault-no-table = Esta mesa não existe, ou já não existe.
fault-no-seat = Estás só a ver: isso é para quem está à mesa.
fault-not-host = Só quem gere a mesa pode fazer isso.
fault-taken = A cadeira { $chair } já está ocupada.
fault-not-now = Neste momento não é possível.
fault-lesson = Ainda não: faz primeiro o que a lição pede. Nada mudou.
fault-counted = Esta tentativa conta, por isso nada pode ser anulado.
fault-day-goes-on = Outros ainda vão jogar esta partida. É mostrada quando o dia acabar.
fault-day-is-over = Esse dia já acabou. Há uma nova partida.
fault-no-evening = Este serão não existe. Talvez o link esteja incompleto, ou o serão tenha sido removido muito depois de acabar.
fault-full-evening = Este serão está cheio: participam { $most } pessoas.
fault-many-evenings = Já tens { $most } serões que não acabaram. Termina primeiro um deles.
fault-of-evening = Esta mesa pertence a um serão, que já decidiu tudo isto.
fault-not-ready = Ainda nem toda a gente está a postos.
fault-changed = A mesa acabou de mudar. Olha outra vez e depois confirma “A postos”.
fault-too-few = Para começar são precisos pelo menos { $players } jogadores.
fault-no-chair = Com a cadeira { $chair } não dá.
fault-shared-live = Isto joga-se em tempo real, cada um no seu dispositivo, e aqui há quem partilhe o mesmo. Escolham outro ritmo, ou abram o link cada um no seu.
fault-stale = O jogo avançou antes de a tua jogada chegar. Vê como está e escolhe de novo.
fault-not-saved = Não foi possível guardar. Tenta outra vez, por favor.
fault-running = A partida ainda está a decorrer: isto só está disponível depois do fim.
fault-foreign = Isto veio de outro site e não foi executado.
fault-no-page = Não há nada neste endereço.
fault-broken = Alguma coisa falhou no servidor. A culpa não é tua; tenta outra vez.
fault-busy = O servidor está ocupado com outras repetições e imagens. Tenta de novo daqui a pouco.
fault-other-rules = Esta partida foi jogada com outras regras do que as que este servidor tem agora, por isso não pode ser revista no tabuleiro.
fault-no-game = Este servidor já não tem o jogo “{ $game }”.
fault-many-tables = Tens demasiadas mesas por acabar (no máximo { $most }). Acaba ou deixa uma e depois abre outra.
fault-many-today = Já chega de mesas e partidas novas por um dia (no máximo { $most }). Tenta outra vez amanhã.
fault-many-starts = O início deste jogo falhou { $most } vezes. Cria uma mesa nova.
fault-full = Este servidor já não tem espaço para novas mesas e partidas. As partidas em curso continuam. Quem gere o servidor pode arranjar espaço.
fault-link-over = Este link pessoal já foi usado ou tem mais de meia hora. Cria um novo num dispositivo onde sejas tu.
fault-sent-away = Quem gere a mesa pediu-te para saíres. Podes assistir, e quem gere a mesa pode deixar-te voltar.
fault-banned = Quem gere este servidor já não te deixa entrar.
fault-unanswered = Ninguém responde nesse endereço. Verifica-o e tenta de novo.
fault-not-open = Esta mesa não está aberta para ti.
fault-many-ties = Já silenciaste ou bloqueaste { $most } pessoas. Primeiro desfaz isso com algumas.
fault-many-reports = Já chega de denúncias por um dia (no máximo { $most }). Podes silenciar ou bloquear pessoas a qualquer momento.
fault-full-of-reports = Este servidor não aceita mais denúncias por agora: quem o gere ainda não leu as outras.
fault-not-proved = Esta chave de acesso não foi aceite.
fault-full-device = Este dispositivo já conhece { $most } pessoas. Remove primeiro uma delas nas definições.

## Porque se fechou uma ligação

close-protocol = Há uma nova versão do Hacktable. Recarrega a página, por favor.
close-stranger = Este navegador já não é reconhecido aqui. Vai à página inicial e escreve um nome.
close-foreign = Esta página foi aberta a partir de outro endereço que não o da mesa. Usa o link da própria mesa.
close-gone = Esta mesa não existe, ou já não existe.
close-banned = Quem gere este servidor já não te deixa entrar.
close-not-your-try = Só quem joga esta partida do dia a pode ver. Joga a tua: é a mesma.
close-no-game = O jogo desta mesa já não está neste servidor.
close-nonsense = A página e o servidor não se entendem. Recarrega a página, por favor.
close-flood = Foi demasiado de uma vez. A restabelecer a ligação…
close-too-slow = A ligação não conseguiu acompanhar. A restabelecer a ligação…
close-silent = A ligação ficou em silêncio. A restabelecer a ligação…
close-closing = O servidor está a reiniciar. A restabelecer a ligação…
close-again = A ligação foi interrompida. A restabelecer a ligação…
close-moved = A mesa mudou de servidor. A restabelecer a ligação…

## Classificações e páginas dos jogadores

page-rated = Com classificação
page-rated-about = O resultado altera a classificação de todos neste jogo. Para pelo menos duas pessoas, cada uma no seu dispositivo, com relógio, sem conselhos e sem retirar jogadas por acordo. Quem sai mais cedo conta como último. No fim, todos à mesa veem como mudaram as classificações.
page-leave-rated = Este jogo conta para a classificação: quem sai fica em último, mesmo que um bot continue a jogar por si.
page-ratings = Classificações
page-ratings-about = A tua página mostra até que ponto cada número é seguro.
page-rating-change = de { $before } para { $after }
page-rating-guess = ainda um palpite
page-rating-roughly = conhecida por alto
page-rating-well = bem conhecida
page-rating-range = A força real está muito provavelmente entre { $low } e { $high }.
page-rating-matches = { $count ->
    [one] Um jogo classificado.
   *[other] { $count } jogos classificados.
  }
page-rating-none = Ainda não há jogos classificados. O anfitrião de uma mesa pode ligar a classificação antes de um jogo.
page-rating-about = Um bot experiente tem 25, e todos começam assim. Quantos mais jogos, mais estreita a faixa: ao fim de algumas dezenas, o número é de confiança. Cada jogo e cada número de jogadores tem a sua.
page-rating-curve = De { $first } para { $last } em { $count } jogos, com a faixa em que muito provavelmente está a força real
page-player = Um jogador
page-player-mine = A minha página
page-player-nobody = Primeiro dá-te um nome à entrada.
page-player-nothing = Ainda não há nada aqui. Depois do teu primeiro jogo terminado encontras aqui os teus resultados, medalhas e classificações.
page-player-count = { $count ->
    [one] um jogador
   *[other] { $count } jogadores
  }
page-player-wins = { $matches ->
    [one] Um jogo terminado, { $wins } ganhos.
   *[other] { $matches } jogos terminados, { $wins } ganhos.
  }
page-streak = Maior série de vitórias: { $best }, agora: { $now }.
page-medals = Medalhas
page-medals-count = { $count } de { $all }
page-medal-earned = Ganha a { $date }
page-medal-not-yet = Ainda não
page-medal-first-win = Primeira vitória
page-medal-first-win-about = Ganha um jogo.
page-medal-in-a-row = Três seguidas
page-medal-in-a-row-about = Ganha três jogos seguidos.
page-medal-champion = Mata-gigantes
page-medal-champion-about = Fica à frente de um bot campeão.
page-medal-crowd = Em companhia
page-medal-crowd-about = Ganha um jogo com pelo menos três pessoas.
page-medal-every-size = Em todas as mesas
page-medal-every-size-about = Ganha com todos os números de jogadores.
page-medal-often = Da casa
page-medal-often-about = Termina 25 jogos.
page-medal-spaces = Bem colocado
page-medal-spaces-about = Faz 20 pontos ou mais com as casas debaixo dos teus peões.
page-medal-threes = Notas grandes
page-medal-threes-about = Termina um jogo com cinco ou mais notas de 3.
page-medal-bonuses = Todos os bónus
page-medal-bonuses-about = Consegue os três pontos de bónus num só jogo.
page-history = Jogos terminados
page-history-together = Jogos que jogaram juntos
page-history-place = { $place }.º lugar de { $players }
page-history-left = saiu mais cedo
page-history-rated = classificado, { $change }
page-private = Guardar esta página só para mim
page-private-about = Caso contrário, podem vê-la as pessoas com quem terminaste um jogo: classificações, medalhas e os jogos que jogaram juntos. Mais ninguém pode.
page-player-delete = Se apagares os teus dados nas definições, tudo isto também é apagado.
fault-not-rated = Um jogo classificado precisa de pelo menos duas pessoas, cada uma no seu dispositivo.
fault-no-player = Não podes ver esta página: o jogador não existe, ainda não terminaram um jogo juntos, ou a página é privada.

## The deal of the day

page-daily = Partida do dia
page-daily-about = A mesma partida para todos, contra os mesmos bots. Uma tentativa conta.
page-daily-next = Próximas partidas daqui a { $time }
page-daily-against = Contra { $bots }
page-daily-play = Jogar
page-daily-go-on = Continuar
page-daily-result = Resultado
page-daily-none = Ainda não tentaste
page-daily-waiting = A tua tentativa que conta não está terminada
page-daily-place = Lugar { $place } de { $players }, { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
page-daily-better = Melhor que { $share } dos outros
page-daily-ties = um empate conta metade
page-daily-first = O teu é o primeiro resultado
page-daily-tries =
    { $count ->
        [0] Nenhuma tentativa até agora
        [one] Uma tentativa até agora
       *[other] { $count } tentativas até agora
    }
page-daily-sure = A tua tentativa que conta
page-daily-sure-once = Só uma tentativa conta, sem dicas, e nenhuma jogada pode ser anulada.
page-daily-sure-end = Podes sair e voltar até o dia acabar, daqui a { $time }. O que não estiver terminado então não conta.
page-daily-sure-best = Se a tua for a melhor do dia, amanhã todos a podem ver com o teu nome.
page-daily-begin = Começar
page-daily-again = Tentar outra vez, sem contar
page-daily-counted = Tentativa que conta
page-daily-uncounted = Uma tentativa livre: não conta
page-daily-late = O dia acabou antes do fim desta tentativa, por isso não conta.
page-daily-share = Partilhar
page-daily-share-send = Enviar…
page-daily-share-picture = Imagem
page-daily-plot = Como todos se saíram, o pior resultado à esquerda, o melhor à direita; o teu está marcado.
page-daily-yesterday = Ontem
page-daily-best = Melhor: { $name }, lugar { $place }
page-daily-watch = Ver a melhor partida
page-daily-nobody = Ninguém a terminou.
page-daily-you = Tu: lugar { $place }
page-daily-coming = Impressões digitais dos próximos dias
page-daily-coming-about = Cada uma fixa antes do dia uma partida, as opções e os bots. O teu navegador guarda-as e compara.
page-daily-fits-holds = A semente corresponde à impressão digital que o teu navegador viu antes do dia.
page-daily-fits-unknown = A semente corresponde à sua impressão digital. O teu navegador não a viu antes do dia: compara-a com o que outros viram.
page-daily-fits-fails = A semente não corresponde ao que o teu navegador viu antes do dia: esta partida foi mudada.
page-daily-secret = A semente, o registo e a repetição são mostrados quando o dia acabar: outros ainda vão jogar esta partida.
page-daily-verify = Todos recebem esta partida. Uma impressão digital fixou-a antes do dia, e a semente é mostrada depois.
page-daily-not-tries = Alguém pode ter visto a partida antes da tentativa que conta: como outro convidado, ou através de um amigo.
page-daily-not-operator = Quem gere o servidor sorteou a semente, podia escolhê-la e conhece-a durante o dia.
page-daily-not-bots = Que os bots escolheram eles próprios as suas jogadas.

## Evenings

page-evening = Serão
page-evening-plan = Planear um serão
page-evening-plan-about = Várias rondas em várias mesas para o teu grupo, com classificação e um só link para todos.
page-evening-mine = Os meus serões
page-evening-name = Nome do serão
page-evening-name-usual = Serão de jogos
page-evening-format = Quem joga com quem
page-evening-swiss = Sistema suíço
page-evening-robin = Todos contra todos
page-evening-swiss-about = Quem tem mais ou menos os mesmos pontos joga entre si, e ninguém volta a encontrar a mesma pessoa enquanto isso se puder evitar.
page-evening-robin-about = Todos se encontram com a maior igualdade possível, seja qual for a pontuação.
page-evening-rounds = Rondas
page-evening-size = Jogadores por mesa
page-evening-size-about = Os bots ocupam as cadeiras que ficarem livres.
page-evening-sized = { $size } por mesa
page-evening-break = Intervalo entre rondas
page-evening-break-none = Nenhum
page-evening-break-host = Até o anfitrião continuar
page-evening-minutes = { $count } minutos
page-evening-joins = Eu também jogo
page-evening-make = Criar o link
page-evening-invite-about = Um só link para todos: quem o abrir pode participar, mesmo mais tarde, ou ficar a ver.
page-evening-brief-gathering = Por começar
page-evening-brief-playing = A decorrer
page-evening-brief-break = Intervalo
page-evening-brief-over = Terminado
page-evening-phase-gathering = As pessoas estão a chegar
page-evening-phase-playing = Ronda { $round } de { $rounds }
page-evening-phase-break = Intervalo depois da ronda { $round } de { $rounds }
page-evening-phase-over = O serão acabou
page-evening-now = O que se passa agora
page-evening-host = Anfitrião: { $name }
page-evening-is-host = anfitrião
page-evening-join = Participar
page-evening-join-about = Não precisas de conta.
page-evening-join-late = Podes entrar agora e jogas a partir da próxima ronda.
page-evening-joined = Estás a participar. Deixa esta página aberta: ela chama-te quando a tua mesa estiver pronta.
page-evening-rest = Ficar de fora
page-evening-back = Voltei
page-evening-away = de fora
page-evening-away-you = Ficas de fora até dizeres que voltaste.
page-evening-out-you = O anfitrião retirou-te deste serão.
page-evening-late-you = Estás cá e jogas a partir da próxima ronda.
page-evening-done-you = A tua mesa terminou. A ronda continua noutras mesas.
page-evening-watching = Estás a ver.
page-evening-somebody = Alguém
page-evening-nobody = Ainda não chegou ninguém.
page-evening-wait-start = O anfitrião começa quando estiverem todos.
page-evening-next-in = A próxima ronda começa em
page-evening-next-host = A próxima ronda começa quando o anfitrião continuar.
page-evening-paused = O anfitrião pôs o serão em pausa.
page-evening-your-table = A tua mesa
page-evening-with = Com { $names }
page-evening-go = Ir para a tua mesa
page-evening-began = A ronda { $round } vai começar: a tua mesa está pronta.
page-evening-told = Avisar-me deste serão
page-evening-told-about = Quando uma ronda começa e quando é a tua vez. Só para este serão.
page-evening-hosting = Para o anfitrião
page-evening-begin = Começar o serão
page-evening-begin-about = { $count } participam na próxima ronda, em mesas de { $size }. Os bots completam.
page-evening-next = Próxima ronda agora
page-evening-pause = Pausa
page-evening-resume = Continuar
page-evening-end = Terminar o serão
page-evening-end-sure = Terminar o serão agora? O que ainda estiver a ser jogado deixa de contar.
page-evening-remove-title = Retirar alguém
page-evening-remove = Retirar
page-evening-remove-name = Retirar { $name }
page-evening-let-in = Deixar voltar
page-evening-let-in-name = Deixar { $name } voltar
page-evening-people = Pessoas
page-evening-standings = Classificação
page-evening-standings-about = Numa mesa recebes um ponto por cada jogador atrás de ti; quem partilha um lugar partilha os pontos. Com pontos iguais decidem as vitórias e depois os pontos de quem esteve à mesa contigo.
page-evening-place = Lugar
page-evening-person = Nome
page-evening-points = Pontos
page-evening-wins = Vitórias
page-evening-against = Adversários
page-evening-rounds-played = Rondas
page-evening-round = Ronda { $round }
page-evening-table = Mesa { $number }
page-evening-table-waiting = Por começar
page-evening-table-playing = A jogar
page-evening-table-over = Terminada
page-evening-table-void = Não conta
page-evening-score = { $place }.º { $name } ({ $points })
page-evening-watch = Ver
page-evening-watch-table = Ver a mesa { $number }
page-evening-skip = Não esperar
page-evening-skip-table = Não esperar pela mesa { $number }
page-evening-winner =
    { $count ->
        [one] { $names } venceu o serão.
       *[other] { $names } venceram o serão em conjunto.
    }
page-evening-of = Ronda { $round } de um serão
page-evening-to = Ir para o serão
page-evening-lobby-about = A partida começa quando estiverem todos. Os bots ocupam as cadeiras de quem não vier.
