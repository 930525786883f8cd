struct Token {
    int id;
    int take() &;
    int take() &&;
};

int consume(Token &t) {
    return static_cast<Token &&>(t).take();
}
