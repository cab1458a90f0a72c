### Hacker: frases de que só a página precisa.
### As frases com o nome de alguém também servem quando esse nome é “Tu”.

## The table: what lies on it

hacker-page-table = A mesa de Hacker. As teclas de seta vão de conta em conta e de lugar em lugar, Enter confirma, Escape cancela.
hacker-page-account = Conta { $account }, { $seat }
hacker-page-account-own = Conta { $account }, tua
hacker-page-account-down = Conta virada para baixo, lugar { $place }
hacker-page-the-account = a conta { $account } ({ $seat })
hacker-page-the-account-own = a tua conta { $account }
hacker-page-the-account-down = a conta virada para baixo no lugar { $place }
hacker-page-account-place = lugar { $place }
hacker-page-pile =
    { $viruses ->
        [0] sem vírus
        [one] um vírus
       *[other] { $viruses } vírus
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] sem vírus da última vez que olhaste
        [one] um vírus da última vez que olhaste
       *[other] { $viruses } vírus da última vez que olhaste
    }
hacker-page-notes = notas debaixo dela: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] a criptografia deita fora um vírus
       *[other] a criptografia deita fora { $viruses } vírus
    }
hacker-page-note-count =
    { $count ->
        [one] uma de { $value }
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] No topo
        [2] Segundo
        [3] Terceiro
       *[other] Número { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] durante a saída ({ $seat })
        [backing] durante os passos às arrecuas ({ $seat })
        [bank] durante a paragem no banco ({ $seat })
       *[returning] durante a volta ({ $seat })
    }
hacker-page-when-live = notado durante a ida ao banco ({ $seat })
hacker-page-know-none = Aqui não há vírus.
hacker-page-know-batch = um dos { $count } que caíram juntos
hacker-page-know-group = { $count } caíram juntos
hacker-page-know-seen = em flagrante: { $names }
hacker-page-know-cleared = com álibi: { $names }
hacker-page-seat-away = longe da mesa
hacker-page-seat-ready = a postos
hacker-page-seat-choosing = ainda a escolher
# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
hacker-page-bank-left =
    { $notes ->
        [one] Notas no banco: { $notes }
       *[other] Notas no banco: { $notes }
    }
hacker-page-round = Ronda { $round } de { $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = As primeiras notas
hacker-page-phase-protection = Proteção
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: a sair para o banco
           *[backwards] { $seat }: a sair para o banco, às arrecuas
        }
        [backing] { $seat }: a caminho, olhos na mesa
        [bank] { $seat }: no banco
       *[returning] { $way ->
            [forwards] { $seat }: a voltar
           *[backwards] { $seat }: a voltar, olhos na mesa
        }
    }

## Três imagens antes do primeiro jogo

hacker-page-intro-goal = Junta notas debaixo das tuas três contas. Ao fim de quatro rondas, ganha quem tiver mais dinheiro.
hacker-page-intro-turn = Um a um, todos vão ao banco buscar uma nota. Quem fica à mesa pode meter vírus nas contas dos outros; quem estiver a olhar para lá vê.
hacker-page-intro-score = Depois dizes quem pôs cada vírus nas tuas contas. Se acertas, não acontece nada. Se falhas, o dono do vírus tira uma nota dessa conta.

## The table: making a plan

hacker-page-tools = O teu plano para este momento
hacker-page-tool-hand = Mãos
hacker-page-tool-hand-about = Escolhe contas para as tuas mãos
hacker-page-tool-eye = Olhos
hacker-page-tool-eye-about = Escolhe o que vigias
hacker-page-tool-none = escolhe…
hacker-page-tool-still = quietas
hacker-page-tool-empty = vazias
hacker-page-tool-away = longe
hacker-page-steady = Continuar a vigiar
hacker-page-steady-about = Até ao fim da ronda, os momentos passam sozinhos: mãos quietas, olhos onde estão
hacker-page-done = Pronto
hacker-page-done-first = Primeiro escolhe o que vigias
hacker-page-eye-seat = as mãos de { $seat }
hacker-page-plan-hands =
    { $count ->
        [one] Uma mão com um vírus. Alvo: { $accounts }.
       *[other] As duas mãos com vírus. Alvos: { $accounts }.
    }
hacker-page-plan-still = As tuas mãos ficam quietas.
hacker-page-plan-eye = Estás a vigiar: { $target }.
hacker-page-plan-blind = Ainda não estás a vigiar nada.
hacker-page-wasted = A conta { $account } é tua: ali, um vírus não faz nada; só o desperdiças.
hacker-page-saw =
    { $own ->
        [yes] Viste quem foi! Vírus na tua conta { $account }: { $seat }.
       *[no] Viste quem foi. Vírus na conta { $account }: { $seat }.
    }
hacker-page-saw-nothing = Vigiaste { $target }: não aconteceu nada.
hacker-page-forwards = Ir de frente
hacker-page-forwards-about = Rápido, mas não vês nada da mesa.
hacker-page-backwards = Ir às arrecuas
hacker-page-backwards-about = Mais um momento, mas vigias duas vezes.
hacker-page-your-notes =
    { $notes ->
        [one] A tua nota
       *[other] As tuas notas
    }
hacker-page-note = Uma nota de { $value }
hacker-page-note-first = vai primeiro
hacker-page-crypto = Criptografia: cada 1 debaixo de uma conta deita fora um vírus, cada 3 anula um 1.

## The table: protection

hacker-page-stage = A proteger: { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] O último vírus do monte
       *[other] { $viruses } vírus no monte
    }
hacker-page-verdict-seen = foi, viste!
hacker-page-verdict-among = pôs 1 de { $count }
hacker-page-verdict-away = ausente
hacker-page-verdict-cleared = tem álibi
hacker-page-verdict-possible = pode ser
hacker-aids-about = Para principiantes: a página lembra-se de quem foi visto e onde, e diz quando é preciso apontar o dono de um vírus. Senão, é contigo.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Travado!
hacker-page-show-wrong = Errado! Quem foi: { $by }
hacker-page-show-own = Um vírus teu: não tira nada
hacker-page-show-own-other = Um vírus próprio ({ $by }): não tira nada
hacker-page-show-thrown =
    { $viruses ->
        [one] Criptografia: um vírus deitado fora
       *[other] Criptografia: { $viruses } vírus deitados fora
    }
hacker-page-show-aside =
    { $viruses ->
        [one] Já não há notas: o último vírus é posto de lado, sem ninguém o ver
       *[other] Já não há notas: { $viruses } vírus postos de lado, sem ninguém os ver
    }
hacker-page-show-empty = { $accounts } contas sem notas: { $viruses } vírus postos de lado sem serem vistos
hacker-page-show-took = { $seat }: mais uma nota
hacker-page-show-declined = { $seat }: não, deixa estar
hacker-page-show-round = Ronda { $round }
hacker-page-show-round-first = A começar: { $seat }
hacker-page-show-round-you = Começas tu
hacker-page-show-down = Interferência magnética
hacker-page-show-down-about = Todas as contas viradas para baixo. Quais eram as tuas?
hacker-page-show-up = De novo viradas para cima
hacker-page-takes = A espreitar debaixo da conta { $account }: { $seat }
hacker-page-count = A contar o dinheiro

## The table: buttons

hacker-page-do-slip = Meter um vírus na conta { $account }
hacker-page-do-slip-down = Meter um vírus na conta virada para baixo no lugar { $place }
hacker-page-do-watch = Vigiar a conta { $account }
hacker-page-do-watch-down = Vigiar a conta virada para baixo no lugar { $place }
hacker-page-do-follow = Vigiar as mãos de { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Ir de frente
       *[backwards] Ir às arrecuas
    }
hacker-page-do-place = Pôr a nota de { $value } debaixo da conta { $account }
hacker-page-do-place-down = Pôr a nota de { $value } debaixo da conta virada para baixo no lugar { $place }
hacker-page-do-protect = Proteger a conta { $account }
hacker-page-do-name = Acusar: { $seat }
hacker-page-do-take = Tirar uma nota de { $value }
hacker-page-do-decline = Não tirar nenhuma

## The table: what is expected

hacker-page-expect-place =
    { $notes ->
        [one] Põe a tua nota de { $value } debaixo de uma das tuas contas.
       *[other] Põe a tua nota de { $value } debaixo de uma das tuas contas; a outra vem a seguir.
    }
hacker-page-expect-place-down = Põe a tua nota de { $value }. Qual destas contas é tua?
hacker-page-expect-walk = Vais ao banco: de frente ou às arrecuas?
hacker-page-expect-window = { $walk }. Qual é o teu plano?
hacker-page-expect-look-back = Olhas para trás: o que vigias?
hacker-page-expect-choose = Há vírus em várias das tuas contas: qual é a primeira?
hacker-page-expect-name = Conta { $account }: de quem é o vírus? Aponta para alguém.
hacker-page-expect-take = O teu vírus não foi reconhecido! Tira uma nota de debaixo da conta { $account }, ou nenhuma.
hacker-page-wait-dealt = A pôr as primeiras notas: { $names }.
hacker-page-wait-walk = Quase a sair para o banco: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Ainda a escolher: { $names }.
    }
hacker-page-wait-home = De volta com uma nota, a escolher onde a pôr: { $seat }.
hacker-page-wait-choose = A escolher a conta que protege a seguir: { $seat }.
hacker-page-wait-name = Conta { $account }: de quem é o vírus? A olhar em volta: { $seat }.
hacker-page-wait-take = A espreitar debaixo da conta { $account }: { $seat }.
hacker-page-wait-loot = A esconder o saque: { $seat }.

## The table: facts beside a name

# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
hacker-page-fact-notes =
    { $notes ->
        [one] Notas: { $notes }
       *[other] Notas: { $notes }
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] Notas debaixo de contas, tanto quanto se sabe: { $notes }
       *[other] Notas debaixo de contas, tanto quanto se sabe: { $notes }
    }
hacker-page-fact-viruses =
    { $viruses ->
        [one] { $viruses } vírus
       *[other] { $viruses } vírus
    }
hacker-page-fact-viruses-about = Vírus na mão: { $viruses } de { $all }
hacker-page-fact-traced = Acertos: { $traced }/{ $named }
hacker-page-fact-traced-about = Acusações certas: { $traced } em { $named }
hacker-page-badge-walker = a caminho do banco

## The table: log lines; the “untold” ones are for games in which accounts will lie face down

hacker-page-told-protecting = A seguir, na proteção: conta { $account } ({ $seat }).
hacker-page-told-left = { $seat }: a caminho do banco.
hacker-page-told-empty =
    { $count ->
        [one] Já não há notas sob a conta { $accounts }. Vírus postos de lado: { $viruses }.
       *[other] Já não há notas sob as contas { $accounts }. Vírus postos de lado: { $viruses }.
    }
hacker-page-untold-stashed = Puseste uma nota de { $value } debaixo de uma conta.
hacker-page-untold-protecting = A seguir, na proteção: { $seat }.
hacker-page-untold-took = { $seat }: nota tirada de lá.
hacker-page-untold-lost = Perdeste uma nota de { $value } que lá estava.

## Quando se examina algo

hacker-page-about-money = Dinheiro { $money }
hacker-page-about-account-own = Tua: o que lá está por baixo conta para ti no fim. Por cada vírus cujo dono não acusas, vai-se uma nota.
hacker-page-about-account-other = Um vírus teu aqui pode render-te uma das notas debaixo dela, se o dono acusar outra pessoa.
hacker-page-about-account-down = Está virada para baixo: só na proteção se vê de quem é.
hacker-page-about-notes = Notas por baixo: { $notes }.
hacker-page-about-thrown = A criptografia deita fora vírus: { $viruses }.
hacker-page-about-table-name = A mesa
hacker-page-about-table = Estão nela as três contas de cada um, e toda a gente chega a todas.
hacker-page-about-gaze-name = O teu olhar
hacker-page-about-gaze = Dentro dele vês mãos e montes como estão; fora, os montes como os viste da última vez.
hacker-page-about-eyes-name = Olhar
hacker-page-about-eyes = Alguém está a olhar: o que acontece nesta luz é visto.
hacker-page-about-planned-name = O teu plano
hacker-page-about-planned = Esta mão vai meter aqui um vírus quando todos estiverem prontos.
hacker-page-about-caught-name = Algo foi visto
hacker-page-about-caught = Caiu aqui um vírus, e tu viste.
hacker-page-about-glove-name = Mão: { $seat }
hacker-page-about-glove = Uma mão sobre a mesa. Se traz um vírus, ninguém sabe.
hacker-page-about-seat = Vigia este lugar para veres para onde vão as duas mãos.
hacker-page-about-seat-live = Olha para aqui para veres quantos vírus restam e para onde se olha.
hacker-page-about-seat-away = Longe, a caminho do banco: vê pouco ou nada da mesa.
hacker-page-about-round = São quatro rondas; depois conta-se o dinheiro debaixo das contas.
hacker-page-about-round-magnetic = Na última todas as contas estão viradas para baixo.
hacker-page-about-walker-past = Já foi ao banco nesta ronda.
hacker-page-about-walker-now = Vai agora ao banco.
hacker-page-about-walker-next = Ainda vai ao banco nesta ronda.
hacker-page-about-way-name = O caminho do banco
hacker-page-about-way = Quem anda só vê a mesa às arrecuas, e demora mais.
hacker-page-about-protection = Quem tem vírus numa conta acusa alguém por cada um, de cima para baixo: se acertar, fica travado; se não, o dono pode tirar uma nota.
hacker-page-about-bank-name = O banco
hacker-page-about-bank = Em cada ronda toda a gente lá vai uma vez e traz a nota de cima.
hacker-page-about-face = Se acusares e o vírus for desta pessoa, fica travado; se não, o dono pode tirar uma nota debaixo da conta.
hacker-page-about-note = Vai para debaixo de uma das tuas contas, e só tu sabes o que lá está.
hacker-page-about-hand = Move-se a velocidade limitada; um vírus cai onde está a mão, com um toque.
hacker-page-about-told-name = O que viste por último
hacker-page-about-told = Só quem vigia o sítio certo vê quem mete um vírus.
hacker-page-about-corridor-name = O corredor
hacker-page-about-corridor = Vais para o banco ou voltas. Virado para a mesa, vê-la e andas a metade da velocidade.
hacker-page-about-turn-name = Virar-te
hacker-page-about-turn = Virado para o banco vais depressa e às cegas; para a mesa, devagar e atento. A nota tira-se virado para o banco.
hacker-page-about-lesson-name = Primeiros passos
hacker-page-about-lesson = Pequenas tarefas mostram como funcionam as mãos e os olhos.
hacker-page-about-tool-hand-name = Mãos
hacker-page-about-tool-hand = Neste momento cada mão pode meter um vírus numa conta, as duas em contas diferentes.
hacker-page-about-tool-eye-name = Olho
hacker-page-about-tool-eye = Vigias uma só coisa: uma conta, para veres quem lá põe vírus, ou um lugar, para veres aonde vão as mãos.
hacker-page-about-tool-done-name = Pronto
hacker-page-about-tool-done = O teu plano está feito. Quando todos acabarem, acontece tudo ao mesmo tempo. Escolhe primeiro o que vigias.
hacker-page-about-do-slip = Uma mão põe lá um vírus; vê-o quem vigiar essa conta ou a ti.
hacker-page-about-do-drop = O vírus cai onde está a mão; quem para lá olhar vê de quem era.
hacker-page-about-do-watch = Vês quem lá põe um vírus neste momento.
hacker-page-about-do-follow = Vês onde estas mãos põem vírus neste momento.
hacker-page-about-do-walk = Para a frente é rápido e às cegas. Às arrecuas leva mais um momento, e vigias duas vezes.
hacker-page-about-do-place = A nota vai para lá e lá fica.
hacker-page-about-do-protect = Os vírus dela são vistos agora, de cima para baixo.
hacker-page-about-do-name = Se acertares, o vírus fica travado. Se não, o dono pode tirar uma nota debaixo da tua conta.
hacker-page-about-do-take = Esta nota passa a ser tua e vai para debaixo de uma das tuas contas.
hacker-page-about-do-decline = Não tiras nada.

## The table: the end, and moments of a replay

hacker-page-ending = Ao fim de { $rounds } rondas, toda a gente virou as suas contas: ganha quem tiver mais dinheiro.
hacker-page-ending-traced = Melhor faro: { $seat } (acusações certas: { $traced } em { $named }).
hacker-page-finale = Como acabou
hacker-page-finale-round = A última ronda
hacker-page-finale-count = A contagem
hacker-page-finale-account = Conta { $account }: { $notes }
hacker-page-awards = Distinções
hacker-page-award-coldest-hands = As mãos mais frias
hacker-page-award-coldest-hands-about = Vírus que ninguém descobriu: { $count }
hacker-page-award-longest-fingers = Os dedos mais compridos
hacker-page-award-longest-fingers-about = Notas tiradas: { $count }
hacker-page-award-sharpest-eye = O olho mais atento
hacker-page-award-sharpest-eye-about = Vírus descobertos: { $count }
hacker-page-award-blindest-eye = O olho mais cego
hacker-page-award-blindest-eye-about = Nomes errados: { $count }
hacker-page-award-open-vault = O cofre aberto
hacker-page-award-open-vault-about = Notas perdidas: { $count }
hacker-page-award-scapegoat = O bode expiatório
hacker-page-award-scapegoat-about = Acusações de que não tinha culpa: { $count }
hacker-page-award-own-goal = Autogolo
hacker-page-award-own-goal-about = Vírus nas próprias contas: { $count }
hacker-page-moment-round = Começa uma ronda
hacker-page-moment-right = Um vírus descoberto
hacker-page-cheer-heist = O golpe perfeito!
hacker-page-hearing = De quem é o vírus? Aponta para alguém antes de { $name } indicar uma pessoa. Podes mentir.
hacker-page-hearing-own = De quem é o vírus? Os outros podem apontar para alguém antes de indicares uma pessoa.
hacker-page-moment-wrong = Uma nota roubada
hacker-page-moment-turned = Interferência magnética
hacker-page-moment-end = O fim

## The table: keys

hacker-page-key-h = Por passos: as mãos. Ao vivo: a mão volta ao lugar
hacker-page-key-v = Por passos: os olhos
hacker-page-key-d = Por passos: plano pronto
hacker-page-key-q = Ao vivo: largar com a mão esquerda
hacker-page-key-e = Ao vivo: largar com a mão direita

## The table: hints for a first game

hacker-page-hint-dealt = As notas debaixo das tuas três contas são o teu dinheiro, e só tu as vês. Espalhas tudo, ou escondes tudo junto?
hacker-page-hint-crypto = Criptografia: cada 1 debaixo de uma conta deita fora um vírus antes de teres de acusar alguém; cada 3 anula um 1.
hacker-page-hint-walk = Estás de saída, e toda a gente sabe. Às arrecuas demoras mais, mas vigias a mesa duas vezes.
hacker-page-hint-window = Toca numa conta para lá meteres um vírus, e depois no que queres vigiar. Acontece tudo ao mesmo tempo, e só vê quem estiver a olhar.
hacker-page-hint-eye = Vigia uma conta para veres quem lá põe vírus, ou um lugar para veres para onde vão as duas mãos.
hacker-page-hint-walker-away = Quem está longe não vê nada: um bom momento para um vírus, se mais ninguém estiver a vigiar.
hacker-page-hint-pile = Mantém o dedo num monte, ou aponta para ele, e lês o que sabes: quem foi apanhado em flagrante e quem tem álibi.
hacker-page-hint-home = As notas estão mais seguras onde não há vírus. E uma conta sem notas não tem nada a perder.
hacker-page-hint-down = Ninguém fica a saber de quem são estas contas. Uma nota debaixo da conta errada é uma prenda.
hacker-page-hint-choose = A ordem é contigo. Só podes perder notas da conta que estás a proteger.
hacker-page-hint-name = Certo: o vírus volta para casa. Errado: quem o pôs tira uma das notas debaixo desta conta.
hacker-page-hint-take = Ninguém reconheceu o teu vírus: a melhor nota é tua. Também podes não tirar nenhuma.
hacker-page-hint-loot = O que tiraste vai já para debaixo de uma das tuas contas.
hacker-page-hint-waiting = Um visto num lugar quer dizer: a postos. Assim que todos estiverem, as mãos mexem-se.

## Live: hands and eyes

hacker-page-expect-flow = Olhos bem abertos: está tudo a acontecer agora.
hacker-page-wait-flow = Há mãos e olhos a mexer-se. Vês o que toda a gente vê; o que se passou mesmo mostra-se depois da ronda.
hacker-page-live-hand-left = Mão esquerda
hacker-page-live-hand-right = Mão direita
hacker-page-live-hand-over = Largar: conta { $account } ({ $seat })
hacker-page-live-hand-over-own = Largar: conta { $account } (tua)
hacker-page-live-hand-over-sure = Desperdiçá-lo na conta { $account }, que é tua?
hacker-page-live-sure = A tua própria conta? Aí um vírus perde-se. Larga outra vez se é isso que queres.
hacker-page-live-hand-over-hidden = Largar aqui
hacker-page-live-hand-place = Nota: conta { $account }
hacker-page-live-hand-place-hidden = Pôr a nota aqui
hacker-page-live-hand-loaded = Tem um vírus
hacker-page-live-hand-dropping = Largado!
hacker-page-live-hand-empty = Ir buscar um vírus
hacker-page-live-hand-fetching = A voltar ao lugar
hacker-page-live-hand-spent = Já sem vírus
hacker-page-live-hand-late = Tarde para vírus
hacker-page-live-note-bring = A tua nota: leva-a até uma das tuas contas.
hacker-page-live-note-bring-down = A tua nota: leva-a até uma conta que te pareça tua.
hacker-page-live-seconds = { $seconds } s

## Live: the walk

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: de volta, com uma nota para pôr
        [bank] { $seat }: no banco
        [returning] { $facing ->
            [table] { $seat }: a voltar, olhos na mesa
           *[bank] { $seat }: a voltar, de costas para a mesa
        }
       *[leaving] { $facing ->
            [table] { $seat }: a caminho do banco, olhos na mesa
           *[bank] { $seat }: a caminho do banco, de costas para a mesa
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: no banco
        [returning] { $seat }: a voltar
        [seated] { $seat }: a pôr uma nota
       *[leaving] { $seat }: a caminho do banco
    }
hacker-page-live-order = Ordem das idas ao banco: { $names }
hacker-page-live-next = A seguir és tu: prepara-te para ir ao banco
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Olha para o banco para tirares a nota
           *[bank] No banco
        }
        [returning] { $facing ->
            [table] De volta, com um olho na mesa
           *[bank] De volta, a toda a pressa
        }
       *[leaving] { $facing ->
            [table] Para o banco, às arrecuas
           *[bank] Para o banco
        }
    }
hacker-page-live-turn-table = Olhar para a mesa
hacker-page-live-turn-table-about = Vês a mesa, mas demoras o dobro
hacker-page-live-turn-bank = Olhar para o banco
hacker-page-live-turn-bank-about = Demoras metade, mas não vês a mesa

## Live: the first round teaches itself

hacker-page-live-lesson = A tua primeira ronda ao vivo
hacker-page-live-lesson-skip = Já sei como é
hacker-page-live-lesson-again = Mostrar outra vez os primeiros passos
hacker-page-live-lesson-look =
    { $by ->
        [touch] Passa um dedo pela mesa: os teus olhos vão atrás, e só vês o que está iluminado.
       *[mouse] Passa o ponteiro pela mesa: os teus olhos vão atrás, e só vês o que está iluminado.
    }
hacker-page-live-lesson-hand = Olha em volta até veres a luva de alguém. Olha para um lugar, e vês para onde olha quem lá está.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Toca na conta de alguém: uma mão tua vai até lá. Quando essa pessoa olhar para o lado, toca outra vez para largar.
       *[mouse] Clica na conta de alguém: uma mão tua vai até lá. Quando essa pessoa olhar para o lado, clica outra vez para largar.
    }
hacker-page-live-lesson-turn = Vais ao banco! A mesa fica nas tuas costas. Vira-te e não a percas de vista.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Toca numa das tuas contas: a tua mão leva a nota até lá.
       *[mouse] Clica numa das tuas contas: a tua mão leva a nota até lá.
    }
hacker-page-live-lesson-name = Um vírus na tua conta! Quem o pôs lá? Acusa alguém.

## Live: what really happened

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → conta { $account } ({ $owner }, a caminho do banco)
        [bank] { $seat } → conta { $account } ({ $owner }, no banco)
        [returning] { $seat } → conta { $account } ({ $owner }, a voltar)
        [watching] { $seat } → conta { $account } ({ $owner }, a ver tudo!)
        [placing] { $seat } → conta { $account } ({ $owner }, a pôr uma nota)
        [unknown] { $seat } → conta { $account } ({ $owner })
       *[elsewhere] { $seat } → conta { $account } ({ $owner }, a olhar para o lado)
    }
hacker-page-live-drop-own = { $seat } → a própria conta { $account }: desperdiçado
hacker-page-live-drop-saw = Também à vista de: { $names }
hacker-page-live-drops = Todos os vírus desta ronda
hacker-page-live-no-drops = Nesta ronda, ninguém pôs nenhum vírus.
hacker-page-live-scrub = Tempo na ronda
hacker-page-live-rate = Velocidade
hacker-page-live-your-accounts = As tuas contas ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat }: no banco ({ $number } de { $of })
        [returning] { $seat }: a voltar ({ $number } de { $of })
       *[leaving] { $seat }: a caminho do banco ({ $number } de { $of })
    }

## Live: between two rounds

hacker-page-recount-title = Ronda { $round }: o que se passou mesmo
hacker-page-recount-pause = Entre duas rondas
hacker-page-recount-onward = Continuar
hacker-page-recount-again = O que se passou mesmo
hacker-page-recount-left = Ronda { $round } daqui a { $seconds } s
hacker-page-recount-waiting = Ainda a ver:
hacker-page-recount-delays = Atraso da ligação:
hacker-page-recount-loading = A carregar a repetição…
hacker-page-recount-failed = Não foi possível carregar a reconstituição.

## Live: keys

hacker-page-key-f = Ao vivo, a caminho do banco: dar meia-volta
