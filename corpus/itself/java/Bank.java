import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Accounts of a small bank with a history of transactions. */
public class Bank {
    /** What happened to an account. */
    public enum Kind {
        DEPOSIT(1), WITHDRAWAL(-1), FEE(-1), INTEREST(1);

        private final int sign;

        Kind(int sign) {
            this.sign = sign;
        }

        public long apply(long balance, long cents) {
            return Math.addExact(balance, sign * cents);
        }

        public boolean isCredit() {
            return sign > 0;
        }
    }

    /** One line of an account's history. */
    public static final class Transaction {
        private final Kind kind;
        private final long cents;
        private final int day;

        Transaction(Kind kind, long cents, int day) {
            this.kind = Objects.requireNonNull(kind);
            this.cents = cents;
            this.day = day;
        }

        public Kind kind() {
            return kind;
        }

        public long cents() {
            return cents;
        }

        public int day() {
            return day;
        }

        @Override
        public boolean equals(Object other) {
            if (!(other instanceof Transaction)) {
                return false;
            }
            Transaction that = (Transaction) other;
            return kind == that.kind && cents == that.cents && day == that.day;
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, cents, day);
        }

        @Override
        public String toString() {
            return day + ": " + kind + " " + format(cents);
        }
    }

    /** Thrown where an account cannot pay. */
    public static class InsufficientFundsException extends Exception {
        private final long missing;

        public InsufficientFundsException(long missing) {
            super("missing " + format(missing));
            this.missing = missing;
        }

        public long missing() {
            return missing;
        }
    }

    /** An account. */
    public static class Account {
        private final String number;
        private final String owner;
        private long balance;
        private long overdraft;
        private final List<Transaction> history = new ArrayList<>();

        Account(String number, String owner) {
            this.number = number;
            this.owner = owner;
        }

        public String number() {
            return number;
        }

        public String owner() {
            return owner;
        }

        public long balance() {
            return balance;
        }

        public void setOverdraft(long cents) {
            if (cents < 0) {
                throw new IllegalArgumentException("negative overdraft");
            }
            overdraft = cents;
        }

        void record(Kind kind, long cents, int day) {
            balance = kind.apply(balance, cents);
            history.add(new Transaction(kind, cents, day));
        }

        public void deposit(long cents, int day) {
            requirePositive(cents);
            record(Kind.DEPOSIT, cents, day);
        }

        public void withdraw(long cents, int day) throws InsufficientFundsException {
            requirePositive(cents);
            long rest = balance - cents;
            if (rest < -overdraft) {
                throw new InsufficientFundsException(-overdraft - rest);
            }
            record(Kind.WITHDRAWAL, cents, day);
        }

        public List<Transaction> history() {
            return Collections.unmodifiableList(history);
        }

        public long balanceOn(int day) {
            long sum = 0;
            for (Transaction t : history) {
                if (t.day() <= day) {
                    sum = t.kind().apply(sum, t.cents());
                }
            }
            return sum;
        }

        public List<Transaction> find(Predicate<Transaction> wanted) {
            return history.stream().filter(wanted).collect(Collectors.toList());
        }
    }

    private static void requirePositive(long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount must be positive: " + cents);
        }
    }

    static String format(long cents) {
        String sign = cents < 0 ? "-" : "";
        long value = Math.abs(cents);
        long rest = value % 100;
        return sign + value / 100 + "." + (rest < 10 ? "0" : "") + rest;
    }

    private final Map<String, Account> accounts = new LinkedHashMap<>();
    private int nextNumber = 1000;
    private int today;

    public Account open(String owner) {
        String number = "A" + nextNumber++;
        Account account = new Account(number, owner);
        accounts.put(number, account);
        return account;
    }

    public Optional<Account> find(String number) {
        return Optional.ofNullable(accounts.get(number));
    }

    public void nextDay() {
        today++;
    }

    public boolean transfer(String from, String to, long cents) {
        Account source = accounts.get(from);
        Account target = accounts.get(to);
        if (source == null || target == null || source == target) {
            return false;
        }
        try {
            source.withdraw(cents, today);
        } catch (InsufficientFundsException e) {
            return false;
        }
        target.deposit(cents, today);
        return true;
    }

    public void chargeFees(long cents) {
        for (Account account : accounts.values()) {
            if (account.balance() < 0) {
                account.record(Kind.FEE, cents, today);
            }
        }
    }

    public long payInterest(int basisPoints) {
        long paid = 0;
        for (Account account : accounts.values()) {
            long interest = account.balance() * basisPoints / 10_000;
            if (interest > 0) {
                account.record(Kind.INTEREST, interest, today);
                paid += interest;
            }
        }
        return paid;
    }

    public long total() {
        return accounts.values().stream().mapToLong(Account::balance).sum();
    }

    public Map<String, Long> totalsByOwner() {
        Map<String, Long> totals = new HashMap<>();
        for (Account account : accounts.values()) {
            totals.merge(account.owner(), account.balance(), Long::sum);
        }
        return totals;
    }

    public List<String> richest(int count) {
        return accounts.values().stream()
            .sorted((a, b) -> Long.compare(b.balance(), a.balance()))
            .limit(count)
            .map(Account::owner)
            .collect(Collectors.toList());
    }

    public String statement(String number) {
        StringBuilder text = new StringBuilder();
        Account account = accounts.get(number);
        if (account == null) {
            return "no account " + number;
        }
        text.append(account.owner()).append('\n');
        for (Transaction t : account.history()) {
            text.append("  ").append(t).append('\n');
        }
        text.append("= ").append(format(account.balance()));
        return text.toString();
    }
}
