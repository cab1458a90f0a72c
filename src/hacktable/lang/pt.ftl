### Frases comuns a todos os jogos.

## Ações, acontecimentos e JSON

malformed-field = { $field } é { $given }, mas tem de ser { $expected }.
malformed-verb = Aqui não se percebe { $given }. Tem de ser um destes: { $expected }.
malformed-missing = { $given } não está completo: falta { $field } ({ $expected }).
malformed-extra = { $given } tem coisas a mais: { $extra } não devia lá estar.
malformed-json = Não é possível ler { $given } como JSON: { $reason }

## Preparar uma partida

option-game = Não há nenhum jogo chamado { $given }. Podes escolher entre: { $allowed }.
option-players = { $game } é para { $allowed } jogadores, não para { $given }.
option-mapping = As opções são nomes com valores, não { $given }.
option-unknown = Não há nenhuma opção chamada { $option }. Podes definir: { $allowed }.
option-value = A opção { $option } não pode ser { $given }. Permitido: { $allowed }.
option-text = A opção { $option } é um texto, não { $given }.
option-text-long = O texto da opção { $option } é demasiado longo. Caracteres: { $given }, no máximo { $most }.
option-text-missing = { $option }={ $value } precisa de um texto: indica também { $text }.
option-text-idle = O texto { $text } só conta com { $option }={ $value }: define os dois, ou deixa-o de fora.
option-file = { $file } não é um ficheiro de texto: { $reason }
option-bot = Não há nenhum bot chamado { $given }. Podes escolher entre: { $allowed }.
option-bot-game = O bot { $bot } não joga { $game }, só: { $games }.
option-bot-budget = O orçamento de um bot é um número de mundos até { $worlds }, como 200, ou de milissegundos até { $ms }, como 50ms; não { $given }.
option-bots = { $given } bots não batem certo com { $players } lugares: indica um para todos, ou um para cada lugar.
option-live = Com estas opções, { $game } joga-se ao vivo, e um terminal não tem mãos nem olhos para isso. Escolhe outro ritmo.
option-lesson = { $game } não tem lição.
option-games = Não é possível simular { $given } partidas: só de 1 a { $most }.
option-bot-elsewhere = Só este programa conhece o bot { $bot }: as outras máquinas encontram os bots pelos entry points dos pacotes instalados.
arena-margin = Não é possível testar uma margem de { $given } pontos percentuais: tem de ser maior do que 0 e menor do que { $most }.
arena-ray = Não há nenhum cluster Ray utilizável em { $address }: { $reason }
arena-versions = O cluster jogaria outras partidas: aqui está { $here }, lá está { $there }.
arena-gpu-bots = Estes bots não conseguem jogar numa GPU: { $bots }. Só as políticas conseguem, porque são compiladas com as regras; sem --gpu joga-se em todos os núcleos.
gpu-missing = Não há aqui nenhuma GPU da NVIDIA que se possa usar ({ $reason }).
option-number = Não há nenhuma partida { $given }: as partidas contam-se a partir de 0.
option-pair = { $given } não é uma opção: escreve nome=valor. Cada nome só pode aparecer uma vez.
extra-missing = { $by } precisa do extra { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } não serve de semente. Usa um texto, um número inteiro ou 32 bytes.
seed-seat = { $given } não pode ser a semente de um lugar. Tem de ser feita de bytes, { $most } no máximo.
seed-count = Sementes dos lugares: { $given }. Só são possíveis estas quantidades: { $allowed }.

## Durante a partida

not-yours = Não é a vez do lugar { $seat }. À espera de: { $actors }.
seat-unknown = Não há lugar { $given } numa partida a { $players }: os lugares contam-se a partir de 0.
seat-none = Não há lugar { $seat } numa partida a { $players }: o último é { $last }.
not-live = “{ $given }” agora não conta: nesta fase, o tempo não anda sozinho.
match-over = A partida acabou: “{ $given }” chega tarde demais.
takeback-none = Não fizeste nenhuma jogada que se possa retirar.
takeback-acted = Isto não se pode retirar: entretanto, outros podem ter jogado.
takeback-chance = Isto não se pode retirar: o acaso já decidiu.
takeback-shown = Isto não se pode retirar: alguém ficou a saber algo que estava escondido.
takeback-live = Numa ronda ao vivo, nada se pode retirar.
takeback-other = “{ $given }” não é o que se pode retirar agora. Esperado: { $expected }.
took-back = Jogada retirada: { $name }.

## Posições e registos

text-line = Linha { $line }, coluna { $column }: { $reason }
text-missing = Aqui falta alguma coisa: { $expected }.
text-unknown = Aqui não se conhece { $given }. Esperado: { $expected }.
text-number = { $given } não cabe aqui. Esperado: { $expected }.
text-version = Isto foi escrito com a versão { $given } das regras, mas jogamos com a { $expected }.
text-event = O registo não corresponde à partida jogada de novo. Diz: { $given }. O que acontece é: { $expected }.
text-result = O resultado do registo não corresponde à partida jogada de novo. Diz: { $given }. O resultado é: { $expected }.
text-ended = Aqui ainda há mais qualquer coisa, embora o fim já tenha chegado.
text-fault = Esta posição não pode ocorrer. Em pormenor, em inglês: { $reason }.
text-move = A jogada “{ $given }” não é possível aqui: { $reason }
expected-end = o fim da linha
expected-once = cada opção uma vez
expected-name = um nome
text-deal-seat = A semente do lugar { $seat } não é aquela com que o lugar se comprometeu antes da distribuição.
text-deal-bot = A semente do bot no lugar { $seat } não resulta dos compromissos segundo a regra pública.
text-deal-twice = O lugar { $seat } assumiu o mesmo compromisso que outro lugar: foi copiado.

## Jogar no terminal

cli-choose = O que fazes? (número ou notação, ? para ajuda, q para sair)
cli-help =
    Escreve o número de uma ação, ou a sua notação.
    rules { $rule } (ou ? { $rule }) mostra uma regra.
    board mostra o tabuleiro outra vez.
    q sai do jogo.
cli-bye = Adeus, até à próxima!
cli-game-over = O jogo acabou.
# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
cli-place =
    { $points ->
        [one] { $place }. { $name } – pontos: { $points }
       *[other] { $place }. { $name } – pontos: { $points }
    }
cli-you = Tu
cli-bot = Bot { $number }
cli-tie = Empate: a vitória é partilhada.
cli-unknown-rule = Não há nenhuma regra { $given }.
cli-record-saved = A partida ficou guardada em { $file }.
cli-game = { $game }  { $first }–{ $last } jogadores  { $summary }
cli-backup-saved = Guardado em { $file }
cli-site-built = O site está em { $folder }. Qualquer alojamento o pode servir, sob qualquer caminho.
cli-site-taken = { $folder } não está vazia: escolhe uma pasta onde nada se perca.
cli-site-unbuilt = A página não foi construída. Inicia a mesa uma vez com ./play, que a constrói.
cli-verify-holds = está certo. Ações: { $actions }; { $ended ->
        [yes] jogado até ao fim
       *[no] por acabar
    }; { $origin ->
        [seeds] o sorteio decorre das sementes
       *[position] começa numa posição dada, por isso o sorteio não está provado
    }; todas as ações são permitidas, e tudo o que todos viram sai igual.
cli-verify-refuted = NÃO está certo. { $reason }
cli-verify-other = não pode ser verificado aqui. Foi jogado com a versão { $version } das regras de { $game }, e este Hacktable tem a versão { $here }. `hacktable replay` mostra o registo tal como foi escrito.
cli-verify-no-game = não pode ser verificado aqui. Foi jogado com a versão { $version } das regras de { $game }, e este Hacktable não tem o jogo. `hacktable replay` mostra o registo tal como foi escrito.
cli-verify-one-seed = Só há uma semente: quem a deu podia escolher o sorteio.
cli-verify-server = servidor: comprometido primeiro, pela impressão digital { $commitment }
cli-verify-seat = lugar { $seat }: depois por { $commitment }
cli-verify-bot = lugar { $seat }: um bot, cuja semente decorre das impressões digitais por uma regra pública
cli-verify-could = { $who ->
        [player] Outro jogador podia escolher o sorteio?
        [host] Quem gere a mesa podia escolher o sorteio?
        [operator] Quem gere o servidor podia escolher o sorteio?
       *[operator-who-plays] Quem gere o servidor e também joga podia escolher o sorteio?
    } { $excluded ->
        [yes] Não.
       *[no] Sim, não está excluído.
    }
cli-verify-open = Os lugares enviaram as suas sementes às claras, como todos antes de haver impressões digitais: quem gere o servidor e também joga podia ter experimentado sementes até o sorteio lhe agradar.
cli-verify-compare = Quanto ao resto, compara a impressão digital do servidor com a que o teu navegador viu antes da partida.
cli-verify-listed = É assim se a tua lista for esta: o teu navegador guarda a lista perante a qual revelou a semente, e o fim da partida compara-as.
cli-verify-unproved = Não provado: que quem partilha um dispositivo não conhecia as sementes dos outros, e que quem gere o servidor não espreitou segredos.
cli-verify-first-start = Foi o primeiro início desta partida: ninguém recusou um sorteio.
cli-verify-failed-starts = Inícios falhados antes: { $starts }. Cada um pode ter sido um sorteio que alguém recusou. Não revelado por: { $who }.
cli-verify-stopped = o servidor parou
cli-verify-day = Partida do dia, { $day }: o servidor estava comprometido pela impressão digital { $commitment }
cli-verify-day-bot = lugar { $seat }: o bot { $bot }, cujo acaso decorre da semente por uma regra pública
cli-verify-day-listed = Se esta impressão digital estava na lista antes do dia, tal como todos a podiam ver, a semente, as opções e os bots não foram mudados depois para ninguém: compara-a com a lista que o teu navegador guardou.
cli-verify-day-operator = Ninguém que joga podia escolher o sorteio. Quem gere o servidor sorteou a semente, podia escolhê-la e conhecia-a nesse dia.
cli-verify-day-unproved = Não provado: que quem jogou não tinha visto a partida antes, como outro convidado ou através de alguém, e que os bots escolheram eles próprios as suas jogadas.
cli-replay-holds = Este registo está certo: jogado outra vez, dá o mesmo.
cli-replay-fails = Este registo NÃO está certo: { $reason }
cli-replay-other = Foi jogado com a versão { $version } das regras, e este Hacktable tem a versão { $here }. Por isso é mostrado como foi escrito e não pode ser verificado aqui.
cli-replay-no-game = Este Hacktable não tem o jogo { $game }. Por isso o registo é mostrado em notação, como foi escrito, e não pode ser verificado aqui.

## Imagens para ligações

poster-waiting = { $name } está à espera.
poster-free =
    { $free ->
        [0] Todos os lugares estão ocupados.
        [one] Há um lugar livre.
       *[other] Há { $free } lugares livres.
    }
poster-playing = A partida está a decorrer. Vem ver!
poster-ended = A partida acabou sem resultado.
poster-won =
    { $winners ->
        [one] { $name } ganhou!
       *[other] { $name } partilham a vitória!
    }
poster-and = { $first } e { $last }
poster-beginning = O início
poster-step = Passo { $step } de { $steps }
poster-day = Partida do dia, { $day }
poster-day-place = lugar { $place } de { $players } com { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
poster-day-better = Melhor que { $share }
poster-day-first = Primeiro resultado do dia
poster-evening = { $game }, { $rounds ->
        [one] uma ronda
       *[other] { $rounds } rondas
    }.
poster-evening-people =
    { $people ->
        [0] Ainda ninguém participa.
        [one] Uma pessoa participa.
       *[other] { $people } pessoas participam.
    }
poster-evening-round = { $game }: ronda { $round } de { $rounds }.

## É a tua vez: para quem está ausente

nudge-title = É a tua vez: { $game }
nudge-hook = { $name }, é a tua vez: { $game }.
nudge-hook-first = Esta mesa vai dizer aqui de quem é a vez: { $game }.
nudge-mail =
    Olá { $name },

    é a tua vez: { $game }. Jogas com { $others }.
    { $link }

    Recebes este e-mail porque pediste para ser avisado das tuas vezes.
    Para não receberes mais: { $stop }
nudge-round-title = A ronda { $round } vai começar: { $game }
nudge-round-mail =
    Olá { $name },

    a ronda { $round } vai começar: { $game }. A tua mesa está à tua espera:
    { $link }

    Recebes este e-mail porque pediste para ser avisado das tuas vezes.
    Para não receberes mais: { $stop }
nudge-mail-first-subject = Confirma o teu endereço
nudge-mail-first =
    Olá { $name },

    alguém, talvez tu, quer ser avisado neste endereço quando for a sua vez no Hacktable.
    Para confirmar, abre esta ligação no prazo de um dia:
    { $link }

    Se não foste tu, não faças nada: não virão mais e-mails. Por segurança: { $stop }
