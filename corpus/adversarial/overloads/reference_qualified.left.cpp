// claim:  consume
// truth:  different
// why:    the methods differ in what kind of reference they are called through

struct Token {
    int id;
    int take() &;
    int take() &&;
};

int consume(Token &t) {
    return t.take();
}
