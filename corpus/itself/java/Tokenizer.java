import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** Splits arithmetic into tokens, turns it into reverse Polish notation and evaluates it. */
public final class Tokenizer {
    enum Type { NUMBER, NAME, OPERATOR, OPEN, CLOSE, COMMA, END }

    static final class Token {
        final Type type;
        final String text;
        final int column;

        Token(Type type, String text, int column) {
            this.type = type;
            this.text = text;
            this.column = column;
        }

        boolean is(Type wanted) {
            return type == wanted;
        }

        @Override
        public String toString() {
            return type + "(" + text + ")";
        }
    }

    static final class SyntaxError extends RuntimeException {
        private final int column;

        SyntaxError(String message, int column) {
            super(message + " at column " + column);
            this.column = column;
        }

        int column() {
            return column;
        }
    }

    private final String source;
    private int position;

    Tokenizer(String source) {
        this.source = source;
    }

    private char peek() {
        return position < source.length() ? source.charAt(position) : '\0';
    }

    private void skipSpaces() {
        while (position < source.length() && Character.isWhitespace(source.charAt(position))) {
            position++;
        }
    }

    private Token number() {
        int start = position;
        while (Character.isDigit(peek())) {
            position++;
        }
        if (peek() == '.') {
            position++;
            while (Character.isDigit(peek())) {
                position++;
            }
        }
        return new Token(Type.NUMBER, source.substring(start, position), start);
    }

    private Token name() {
        int start = position;
        while (Character.isLetterOrDigit(peek()) || peek() == '_') {
            position++;
        }
        return new Token(Type.NAME, source.substring(start, position), start);
    }

    Token next() {
        skipSpaces();
        if (position >= source.length()) {
            return new Token(Type.END, "", position);
        }
        char c = peek();
        if (Character.isDigit(c)) {
            return number();
        }
        if (Character.isLetter(c) || c == '_') {
            return name();
        }
        int column = position++;
        switch (c) {
            case '+':
            case '-':
            case '*':
            case '/':
            case '^':
                return new Token(Type.OPERATOR, String.valueOf(c), column);
            case '(':
                return new Token(Type.OPEN, "(", column);
            case ')':
                return new Token(Type.CLOSE, ")", column);
            case ',':
                return new Token(Type.COMMA, ",", column);
            default:
                throw new SyntaxError("unexpected '" + c + "'", column);
        }
    }

    List<Token> all() {
        List<Token> tokens = new ArrayList<>();
        Token token = next();
        while (!token.is(Type.END)) {
            tokens.add(token);
            token = next();
        }
        return tokens;
    }

    static int precedence(String operator) {
        switch (operator) {
            case "+":
            case "-":
                return 1;
            case "*":
            case "/":
                return 2;
            case "^":
                return 3;
            default:
                return 0;
        }
    }

    static boolean isRightAssociative(String operator) {
        return operator.equals("^");
    }

    static List<Token> toPostfix(List<Token> tokens) {
        List<Token> output = new ArrayList<>();
        Deque<Token> stack = new ArrayDeque<>();
        for (Token token : tokens) {
            switch (token.type) {
                case NUMBER:
                case NAME:
                    output.add(token);
                    break;
                case OPERATOR:
                    while (!stack.isEmpty() && stack.peek().is(Type.OPERATOR) && goesFirst(stack.peek(), token)) {
                        output.add(stack.pop());
                    }
                    stack.push(token);
                    break;
                case OPEN:
                    stack.push(token);
                    break;
                case CLOSE:
                    while (!stack.isEmpty() && !stack.peek().is(Type.OPEN)) {
                        output.add(stack.pop());
                    }
                    if (stack.isEmpty()) {
                        throw new SyntaxError("too many ')'", token.column);
                    }
                    stack.pop();
                    break;
                default:
                    throw new SyntaxError("unexpected " + token, token.column);
            }
        }
        while (!stack.isEmpty()) {
            Token token = stack.pop();
            if (token.is(Type.OPEN)) {
                throw new SyntaxError("missing ')'", token.column);
            }
            output.add(token);
        }
        return output;
    }

    private static boolean goesFirst(Token top, Token token) {
        int above = precedence(top.text);
        int here = precedence(token.text);
        return above > here || (above == here && !isRightAssociative(token.text));
    }

    static double apply(String operator, double a, double b) {
        switch (operator) {
            case "+":
                return a + b;
            case "-":
                return a - b;
            case "*":
                return a * b;
            case "/":
                if (b == 0) {
                    throw new ArithmeticException("division by zero");
                }
                return a / b;
            case "^":
                return Math.pow(a, b);
            default:
                throw new IllegalArgumentException(operator);
        }
    }

    static double evaluate(List<Token> postfix, Map<String, Double> variables) {
        Deque<Double> stack = new ArrayDeque<>();
        for (Token token : postfix) {
            if (token.is(Type.NUMBER)) {
                stack.push(Double.parseDouble(token.text));
            } else if (token.is(Type.NAME)) {
                Double value = variables.get(token.text);
                if (value == null) {
                    throw new NoSuchElementException(token.text);
                }
                stack.push(value);
            } else {
                if (stack.size() < 2) {
                    throw new SyntaxError("missing operand", token.column);
                }
                double right = stack.pop();
                double left = stack.pop();
                stack.push(apply(token.text, left, right));
            }
        }
        if (stack.size() != 1) {
            throw new SyntaxError("not one value", 0);
        }
        return stack.pop();
    }

    public static double calculate(String source) {
        Map<String, Double> constants = new HashMap<>();
        constants.put("pi", Math.PI);
        constants.put("e", Math.E);
        return evaluate(toPostfix(new Tokenizer(source).all()), constants);
    }

    public static void main(String[] args) {
        for (String source : args) {
            try {
                System.out.println(source + " = " + calculate(source));
            } catch (SyntaxError | ArithmeticException | NoSuchElementException e) {
                System.err.println(source + ": " + e.getMessage());
            }
        }
    }
}
