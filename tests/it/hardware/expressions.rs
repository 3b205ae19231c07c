//! The nested lists in which `KiCad` writes its files.

/// A word or a list of expressions.
#[derive(Debug)]
pub enum Expression {
    Word(String),
    List(Vec<Expression>),
}

impl Expression {
    /// Reads one list with its contents.
    pub fn read(text: &str) -> Expression {
        let mut open: Vec<Vec<Expression>> = Vec::new();
        let mut rest = text.chars().peekable();
        while let Some(letter) = rest.next() {
            let word = match letter {
                '(' => {
                    open.push(Vec::new());
                    continue;
                }
                ')' => {
                    let list = Expression::List(open.pop().unwrap());
                    let Some(outer) = open.last_mut() else { return list };
                    outer.push(list);
                    continue;
                }
                '"' => {
                    let mut word = String::new();
                    loop {
                        match rest.next().unwrap() {
                            '"' => break,
                            '\\' => word.push(rest.next().unwrap()),
                            letter => word.push(letter),
                        }
                    }
                    word
                }
                blank if blank.is_whitespace() => continue,
                letter => {
                    let mut word = String::from(letter);
                    while let Some(letter) =
                        rest.next_if(|next| !next.is_whitespace() && !"()".contains(*next))
                    {
                        word.push(letter);
                    }
                    word
                }
            };
            open.last_mut().unwrap().push(Expression::Word(word));
        }
        panic!("a list is not closed");
    }

    pub fn word(&self) -> Option<&str> {
        match self {
            Expression::Word(word) => Some(word),
            Expression::List(_) => None,
        }
    }

    fn items(&self) -> &[Expression] {
        match self {
            Expression::Word(_) => &[],
            Expression::List(items) => items,
        }
    }

    /// Returns the word at an index, if the item is a word.
    pub fn at(&self, place: usize) -> Option<&str> {
        self.items().get(place)?.word()
    }

    /// Iterates over the inner lists that begin with a word.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Expression> {
        self.items().iter().filter(move |item| item.at(0) == Some(name))
    }
}
