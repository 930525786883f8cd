import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Integer expressions as trees: printing, simplification, evaluation, derivation of sizes. */
public abstract class ExpressionTree {
    interface Visitor<R> {
        R visitNumber(NumberNode node);

        R visitVariable(VariableNode node);

        R visitBinary(BinaryNode node);
    }

    enum Operator {
        ADD('+', 1) {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUBTRACT('-', 1) {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        },
        MULTIPLY('*', 2) {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        },
        DIVIDE('/', 2) {
            @Override
            int apply(int a, int b) {
                return a / b;
            }
        };

        final char symbol;
        final int precedence;

        Operator(char symbol, int precedence) {
            this.symbol = symbol;
            this.precedence = precedence;
        }

        abstract int apply(int a, int b);

        static Operator of(char symbol) {
            for (Operator operator : values()) {
                if (operator.symbol == symbol) {
                    return operator;
                }
            }
            throw new IllegalArgumentException("operator " + symbol);
        }
    }

    abstract <R> R accept(Visitor<R> visitor);

    static final class NumberNode extends ExpressionTree {
        final int value;

        NumberNode(int value) {
            this.value = value;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.visitNumber(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof NumberNode && ((NumberNode) other).value == value;
        }

        @Override
        public int hashCode() {
            return value;
        }
    }

    static final class VariableNode extends ExpressionTree {
        final String name;

        VariableNode(String name) {
            this.name = Objects.requireNonNull(name);
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.visitVariable(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof VariableNode && ((VariableNode) other).name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    static final class BinaryNode extends ExpressionTree {
        final Operator operator;
        final ExpressionTree left;
        final ExpressionTree right;

        BinaryNode(Operator operator, ExpressionTree left, ExpressionTree right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.visitBinary(this);
        }

        @Override
        public boolean equals(Object other) {
            if (!(other instanceof BinaryNode)) {
                return false;
            }
            BinaryNode that = (BinaryNode) other;
            return operator == that.operator && left.equals(that.left) && right.equals(that.right);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * operator.ordinal() + left.hashCode()) + right.hashCode();
        }
    }

    static class Evaluator implements Visitor<Integer> {
        private final Map<String, Integer> values;

        Evaluator(Map<String, Integer> values) {
            this.values = values;
        }

        @Override
        public Integer visitNumber(NumberNode node) {
            return node.value;
        }

        @Override
        public Integer visitVariable(VariableNode node) {
            Integer value = values.get(node.name);
            if (value == null) {
                throw new IllegalStateException("no value for " + node.name);
            }
            return value;
        }

        @Override
        public Integer visitBinary(BinaryNode node) {
            return node.operator.apply(node.left.accept(this), node.right.accept(this));
        }
    }

    static class Printer implements Visitor<String> {
        @Override
        public String visitNumber(NumberNode node) {
            return Integer.toString(node.value);
        }

        @Override
        public String visitVariable(VariableNode node) {
            return node.name;
        }

        private String inner(ExpressionTree child, int precedence) {
            String text = child.accept(this);
            boolean brackets = child instanceof BinaryNode && ((BinaryNode) child).operator.precedence < precedence;
            return brackets ? "(" + text + ")" : text;
        }

        @Override
        public String visitBinary(BinaryNode node) {
            int precedence = node.operator.precedence;
            return inner(node.left, precedence) + " " + node.operator.symbol + " " + inner(node.right, precedence + 1);
        }
    }

    static boolean isNumber(ExpressionTree tree, int value) {
        return tree instanceof NumberNode && ((NumberNode) tree).value == value;
    }

    ExpressionTree simplified() {
        if (!(this instanceof BinaryNode)) {
            return this;
        }
        BinaryNode node = (BinaryNode) this;
        ExpressionTree left = node.left.simplified();
        ExpressionTree right = node.right.simplified();
        if (node.operator == Operator.ADD && isNumber(left, 0)) {
            return right;
        }
        if ((node.operator == Operator.ADD || node.operator == Operator.SUBTRACT) && isNumber(right, 0)) {
            return left;
        }
        if (node.operator == Operator.MULTIPLY && (isNumber(left, 0) || isNumber(right, 0))) {
            return new NumberNode(0);
        }
        if (node.operator == Operator.MULTIPLY && isNumber(left, 1)) {
            return right;
        }
        return new BinaryNode(node.operator, left, right);
    }

    Set<String> variables() {
        Set<String> names = new TreeSet<>();
        List<ExpressionTree> open = new ArrayList<>(Collections.singletonList(this));
        while (!open.isEmpty()) {
            ExpressionTree tree = open.remove(open.size() - 1);
            if (tree instanceof VariableNode) {
                names.add(((VariableNode) tree).name);
            } else if (tree instanceof BinaryNode) {
                open.add(((BinaryNode) tree).left);
                open.add(((BinaryNode) tree).right);
            }
        }
        return names;
    }

    int depth() {
        if (this instanceof BinaryNode) {
            BinaryNode node = (BinaryNode) this;
            return 1 + Math.max(node.left.depth(), node.right.depth());
        }
        return 1;
    }

    static Map<String, Integer> bindings(String[] names, int[] values) {
        Map<String, Integer> bindings = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            bindings.put(names[i], values[i]);
        }
        return bindings;
    }
}
